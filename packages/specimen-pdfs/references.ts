import { type Block, heading, list } from "./paper.ts";

/**
 * The URLs that a text links to, numbered, because a link does not work on paper. `company` owns the website of the
 * URLs without a host.
 */
export function createReferences(company: string) {
  const addresses: string[] = [];
  return {
    /** The number of an address, as the text shows it: " [3]". Of a place on the same page there is none. */
    markOf(href: string): string {
      if (href === "" || href.startsWith("#")) return "";
      if (!addresses.includes(href)) addresses.push(href);
      return ` [${addresses.indexOf(href) + 1}]`;
    },
    /** All of them, for the end of the document. */
    blocks: (): Block[] =>
      addresses.length === 0
        ? []
        : [
            heading("Addresses"),
            list(
              addresses.map((href) =>
                href.startsWith("/") ? `${href}, on the website of ${company}` : href,
              ),
              true,
            ),
          ],
  };
}
