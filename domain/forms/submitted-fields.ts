/** FormData in the browser, URLSearchParams, or what a multipart body held on the server. */
export type SubmittedFields = { get(name: string): unknown };
