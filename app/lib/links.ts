import type { MenuLink, Settings } from "#model/reading/site.ts";

/** The URL of a link in the content: a path of this site, or an external URL from the settings. */
export function hrefOf(link: MenuLink, { links }: Settings): string {
  return "to" in link ? link.to : links[link.link];
}
