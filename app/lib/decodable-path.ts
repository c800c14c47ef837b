/**
 * A request whose path can be decoded. React Router logs an error for a wrongly escaped path, so each `%` of such a
 * path is escaped. No route matches it either way.
 */
export function withDecodablePath(request: Request): Request {
  const url = new URL(request.url);
  if (isReadable(url.pathname)) return request;
  url.pathname = url.pathname.replaceAll("%", "%25");
  return new Request(url, request);
}

/** True if all escapes of a path are valid. */
export const isReadable = (path: string): boolean => decoded(path) !== undefined;

/**
 * Returns the result, because the bundler removes a call of decodeURIComponent whose result is unused, and with it the
 * error.
 */
function decoded(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * A path in readable form; an invalid one stays as it is. What would read as another escape stays escaped, so that what
 * is shown leads to the same page.
 */
export function readablePath(path: string): string {
  if (!isReadable(path)) return path;
  const plain = decodeURI(path);
  return isReadable(plain) ? decodeURI(path.replaceAll(/%25(?=[\da-f]{2})/gi, "%2525")) : plain;
}

/**
 * The last part of a request's path; one that cannot be decoded stays as it is. React Router's own parameter has a slash
 * in place of each "%2F" that was typed.
 */
export function lastPartOf(request: Request): string {
  const part = new URL(request.url).pathname.split("/").at(-1) ?? "";
  return decoded(part) ?? part;
}
