/** True if the page, or a page above it, is in the list of expired pages. */
export function isExpired(pathname: string, { expired }: { expired: readonly string[] }): boolean {
  return expired.some((address) => pathname === address || pathname.startsWith(`${address}/`));
}
