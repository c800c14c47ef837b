import type { HonoRequest } from "hono";

/** The tag and the date that identify a version of an answer. */
export type Version = { etag: string; modified?: Date };

/** True if the client already has this version: by its tag if it sends one, else by the date (RFC 9110, 13.2.2). */
export function isHeld(request: HonoRequest, { etag, modified }: Version): boolean {
  const tags = request.header("If-None-Match");
  if (tags !== undefined) return holdsTag(tags, etag);
  const since = Date.parse(request.header("If-Modified-Since") ?? "");
  return modified !== undefined && inSeconds(modified) * 1000 <= since;
}

/** True if an `If-None-Match` names a tag, weak or strong (13.1.2): the encodings of a page are equivalent. */
export function holdsTag(tags: string, etag: string): boolean {
  return tags.trim() === "*" || tagsIn(tags).includes(strong(etag));
}

/** True if the client has a part of exactly this version (13.1.5). */
export function continues(request: HonoRequest, { etag, modified }: Version): boolean {
  const held = request.header("If-Range")?.trim();
  return held === undefined || held === etag || held === modified?.toUTCString();
}

/** A weak tag means that two answers are equivalent, which is enough for a whole answer. */
const tagsIn = (list: string): readonly string[] => list.match(/"[^"]*"/g) ?? [];
const strong = (etag: string) => etag.replace(/^W\//, "");

/** A date in a header has whole seconds only. */
const inSeconds = (date: Date) => Math.floor(date.getTime() / 1000);
