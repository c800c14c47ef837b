/**
 * React Router complains on standard error of an address that is wrongly escaped: such a one is given
 * to it as the text that it is. It finds the same there, which is nothing.
 */
export function withDecodedUrl(request: Request): Request {
  const url = new URL(request.url);
  if (isReadable(url.pathname)) return request;
  url.pathname = url.pathname.replaceAll("%", "%25");
  return new Request(url, request);
}

/** True if a path is rightly escaped. */
export function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
