/** The path of the page that sent a request; undefined if no page did, or its browser does not say. */
export function referringPath(referer: string | undefined): string | undefined {
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname : undefined;
}
