/** Whether a page was here, or was a part of one, until its time was over. */
export function isExpired(pathname: string, { expired }: { expired: readonly string[] }): boolean {
  return expired.some((address) => pathname === address || pathname.startsWith(`${address}/`));
}
