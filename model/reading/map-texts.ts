/** True for a value with named fields, not for a list. */
export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A copy of a value in which each text is changed; `path` is its place, `reasons.0.text`. */
export function mapTexts(
  value: unknown,
  change: (text: string, path: string) => string,
  path = "",
): unknown {
  if (typeof value === "string") return change(value, path || "(text)");
  if (typeof value !== "object" || value === null) return value;
  const at = (key: string | number) => (path ? `${path}.${key}` : String(key));
  if (Array.isArray(value)) return value.map((each, i) => mapTexts(each, change, at(i)));
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mapTexts(each, change, at(key))]),
  );
}
