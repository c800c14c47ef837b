import type { MenuLink, Settings } from "#model/reading/site.ts";

/** The URL of a link of the content: a path here, or an outside URL of the settings. */
export function hrefOf(link: MenuLink, { links }: Settings): string {
  return "to" in link ? link.to : links[link.link];
}
