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
export function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
