import { type Block, heading, list } from "./paper.ts";

/** The addresses that a text links to, numbered: on paper nobody can follow a link. */
export function createReferences() {
  const addresses: string[] = [];
  return {
    /** The number of an address, as the text shows it: " [3]". Of a place on the same page there is none. */
    markOf(href: string): string {
      if (href === "" || href.startsWith("#")) return "";
      if (!addresses.includes(href)) addresses.push(href);
      return ` [${addresses.indexOf(href) + 1}]`;
    },
    /** All of them, to stand at the end. */
    blocks: (): Block[] =>
      addresses.length === 0
        ? []
        : [
            heading("Addresses"),
            list(
              addresses.map((href) => (href.startsWith("/") ? `${href}, on this website` : href)),
              true,
            ),
          ],
  };
}
