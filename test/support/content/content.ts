import { contents } from "./contents.ts";

/** The site's texts and URLs: tests use these, not copies of them. */
export const content = contents.en;

/** A record that a test walks to; it throws where the content has none of its kind. */
export function found<T>(record: T | undefined): T {
  if (record === undefined) throw new Error("The content has no such record");
  return record;
}
