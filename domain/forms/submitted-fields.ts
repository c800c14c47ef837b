/** FormData in the browser, URLSearchParams, or what a multipart body held on the server. */
export type SubmittedFields = { get(name: string): unknown };

export function textOf(sent: SubmittedFields, name: string) {
  const value = sent.get(name);
  return typeof value === "string" ? value : "";
}
