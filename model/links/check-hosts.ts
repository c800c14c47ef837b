import { nearest } from "#model/reading/issue-sentence.ts";
import { findInTexts } from "#model/reading/find-in-texts.ts";

/** Set apart for examples: they lead nowhere (RFC 2606). */
const isReserved = (host: string) => /(?:^|\.)example(?:\.(?:com|net|org))?$/.test(host);

/** Addresses of a host that nobody has looked at. */
export function checkHosts(root: string, known: readonly string[]): string[] {
  return findInTexts(root, /https?:\/\/([^/\s"')>?#]+)/g).flatMap(({ match, place }) => {
    const host = match[1]?.toLowerCase() ?? "";
    if (known.includes(host) || isReserved(host)) return [];
    const near = nearest(host, known);
    const hint = near === undefined ? "" : ` Did you mean ${near}?`;
    return `${place}:${match.index + 1} (text): ${host} is not in site/known-hosts.yaml: look at it, then add it.${hint}`;
  });
}
