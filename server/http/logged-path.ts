/** Deeper than any browser or proxy escapes. */
const mostTimesEscaped = 8;
const mostSignsOfUnknown = 200;

/**
 * The URL without anything a visitor typed: no query and no search term; of an unknown URL only the parts that look
 * like ours. Decides on the decoded URL, however it is spelt.
 */
export function loggedPath(target: string, isUnknown = false): string {
  const withoutHost = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#\\]*/i, "");
  // An escaped ? or # is part of the path, but a visitor who types one means a query.
  const [sent = ""] = withoutHost.split(/[?#]|%(?:25)*(?:3f|23)/i, 1);
  const path = sent || "/";
  const read = unescaped(path);
  if (read === undefined) return "(escaped)";
  const [language = "", rest = ""] = splitLanguage(resolved(read));
  if (/^\/+search(?![\w-])/i.test(rest) && !/^\/+search(?:\.json)?$/i.test(rest))
    return `${language}/search/(term)`;
  return isUnknown ? maskedUnknown(read) : path;
}

const mostKept = 1000;
const longestKept = 200;

/** The same, with a cache for frequent URLs. */
export function pathsAsLogged(): typeof loggedPath {
  const kept = new Map<string, string>();
  return (target, isUnknown = false) => {
    const known = isUnknown ? undefined : kept.get(target);
    if (known !== undefined) return known;
    const path = loggedPath(target, isUnknown);
    if (isUnknown || path !== target || path.length > longestKept) return path;
    if (kept.size >= mostKept) kept.clear();
    kept.set(target, path);
    return path;
  };
}

/** Decoded, also if it was escaped several times; undefined if it is escaped too deeply. */
function unescaped(path: string): string | undefined {
  let read = path;
  for (let time = 0; time < mostTimesEscaped; time += 1) {
    // Keeps escapes beyond ASCII: they do not matter here, and single bytes are no text.
    const next = read
      .replaceAll(/%(?:25)+/g, "%")
      .replaceAll(/%([0-7][\da-f])/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      );
    if (next === read) return read;
    read = next;
  }
  return undefined;
}

/** Without backslashes, empty parts and `..`, as a browser would request it. */
function resolved(path: string) {
  const parts: string[] = [];
  for (const part of path.replaceAll("\\", "/").split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return `/${parts.join("/")}`;
}

function splitLanguage(path: string) {
  const language = /^(?:\/sw(?=\/))+/i.exec(path)?.[0] ?? "";
  return [language && "/sw", path.slice(language.length)];
}

/** An operator may see the mistake in a URL; a phone number, a mailbox or a sentence is masked. */
function maskedUnknown(path: string) {
  const parts = path.split("/").map((part) => (looksLikeOurs(part) ? part : "(typed)"));
  return parts.join("/").slice(0, mostSignsOfUnknown);
}

function looksLikeOurs(part: string) {
  return /^[\w.~-]{0,60}$/.test(part) && !/\d(?:[.~_-]?\d){6}/.test(part);
}
