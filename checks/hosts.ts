import { nearest } from "#model/reading/issue-sentence.ts";
import { type EditorsTexts, findInTexts } from "#model/reading/find-in-texts.ts";

/** Set apart for examples: they lead nowhere (RFC 2606). */
const isReserved = (host: string) => /(?:^|\.)example(?:\.(?:com|net|org))?$/.test(host);

/** Addresses whose host is not in site/known-hosts.yaml. */
export function checkHosts(texts: EditorsTexts, known: readonly string[]): string[] {
  return findInTexts(texts, /https?:\/\/([^/\s"')>?#]+)/g).flatMap(({ match, place, column }) => {
    const host = match[1]?.toLowerCase() ?? "";
    if (known.includes(host) || isReserved(host)) return [];
    const near = nearest(host, known);
    const hint = near === undefined ? "" : ` Did you mean ${near}?`;
    return `${place}:${column} (text): ${host} is not in site/known-hosts.yaml: look at it, then add it.${hint}`;
  });
}
