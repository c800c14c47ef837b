const longestUnknown = 200;

/** Logged in place of a path with characters or parts that no URL of the site has. */
export const unusualPath = "(unusual)";

const plain = /^\/[\w.~/-]*$/;
/** Parts that a browser or a proxy would remove. */
const idleParts = /\/(?:\/|\.\.?(?:\/|$))/;
const searchWithTerm = /^(?:\/sw)*\/search(?![\w-]|\/?$|\.json$)/i;

/**
 * The path of a URL without anything a visitor typed: no query, no search term, and of an unknown URL only the parts
 * that look like the site's own. A path with other characters is not logged, because it may be escaped more than once.
 */
export function loggedPath(target: string, isUnknown = false): string {
  const [path = ""] = target.split(/[?#]/, 1);
  if (searchWithTerm.test(path))
    return /^\/sw/i.test(path) ? "/sw/search/(term)" : "/search/(term)";
  if (!plain.test(path) || idleParts.test(path)) return unusualPath;
  return isUnknown ? maskedUnknown(path) : path;
}

/** An operator may see the mistake in a URL; a phone number or a sentence is masked. */
function maskedUnknown(path: string) {
  const parts = path.split("/").map((part) => (looksLikeOurs(part) ? part : "(typed)"));
  return parts.join("/").slice(0, longestUnknown);
}

function looksLikeOurs(part: string) {
  return part.length <= 60 && !/\d(?:[.~_-]?\d){6}/.test(part);
}
