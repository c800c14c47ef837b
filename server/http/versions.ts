import type { HonoRequest } from "hono";

/** The marks that tell one version of an answer from another. */
export type Version = { etag: string; modified?: Date };

/** True if the client has this version already: the tag decides if one is named, else the date (RFC 9110, 13.2.2). */
export function isHeld(request: HonoRequest, { etag, modified }: Version): boolean {
  const tags = request.header("If-None-Match");
  if (tags !== undefined) return holdsTag(tags, etag);
  const since = Date.parse(request.header("If-Modified-Since") ?? "");
  return modified !== undefined && inSeconds(modified) * 1000 <= since;
}

/** True if an `If-None-Match` names a tag, weak or strong: who has the same page has it in any encoding (13.1.2). */
export function holdsTag(tags: string, etag: string): boolean {
  return tags.trim() === "*" || tagsIn(tags).includes(strong(etag));
}

/** True if a range continues the very version that the client has part of (13.1.5). */
export function continues(request: HonoRequest, { etag, modified }: Version): boolean {
  const held = request.header("If-Range")?.trim();
  return held === undefined || held === etag || held === modified?.toUTCString();
}

/** A weak tag says that two answers mean the same: that is enough where the whole is kept. */
const tagsIn = (list: string): readonly string[] => list.match(/"[^"]*"/g) ?? [];
const strong = (etag: string) => etag.replace(/^W\//, "");

/** A date in a header has no parts of a second. */
const inSeconds = (date: Date) => Math.floor(date.getTime() / 1000);
