/** The fields and the text below them of a Markdown file; of any other file, all of it as fields. */
export function splitFields(text: string): { fields: string; body?: string } {
  const [, fields, body] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
  return fields === undefined || body === undefined ? { fields: text } : { fields, body };
}
