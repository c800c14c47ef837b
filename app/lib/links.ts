import type { MenuLink, Settings } from "#model/reading/site.ts";

/** Where a link of the content leads: an address here, or an outside one of the settings. */
export function hrefOf(link: MenuLink, { links }: Settings): string {
  return "to" in link ? link.to : links[link.link];
}
