/** True if a page, or the page it was a part of, was here until its time was over. */
export function isExpired(pathname: string, { expired }: { expired: readonly string[] }): boolean {
  return expired.some((address) => pathname === address || pathname.startsWith(`${address}/`));
}
