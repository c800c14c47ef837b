import type { Content } from "#model/content.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";

type Known = Pick<Content, "settings" | "bankHome" | "groupHome" | "investors">;

/** The bank within other structured data: its name and URL. */
export function bankReference({ settings }: Pick<Content, "settings">, origin: string) {
  return {
    "@type": "BankOrCreditUnion",
    name: settings.bank.legalName,
    url: origin + link("/hfc"),
  };
}

/** The structured data of the bank (schema.org/BankOrCreditUnion), without specimens. */
export function bankData(content: Known, origin: string) {
  const { bank, group, phone } = content.settings;
  return {
    "@context": "https://schema.org",
    ...bankReference(content, origin),
    alternateName: bank.name,
    description: content.bankHome.summary,
    logo: `${origin}/icon-512.png`,
    parentOrganization: {
      "@type": "Corporation",
      name: group.legalName,
      url: origin + link("/"),
    },
    ...(phone.provenance !== "specimen" && { telephone: phone.dial }),
  };
}

/** The group (schema.org/Corporation), with the ticker of its share if the investors' pages have it. */
export function groupData(content: Known, origin: string) {
  const { group } = content.settings;
  const ticker = content.investors.share.facts.rows.find(({ is }) => is === "ticker");
  return {
    "@context": "https://schema.org",
    "@type": "Corporation",
    name: group.legalName,
    alternateName: group.name,
    url: origin + link("/"),
    description: content.groupHome.summary,
    logo: `${origin}/icon-512.png`,
    subOrganization: bankReference(content, origin),
    ...(ticker && ticker.provenance !== "specimen" && { tickerSymbol: `NASE:${ticker.value}` }),
  };
}

/** The site (schema.org/WebSite): its name and its search URL. */
export function siteData({ settings }: Pick<Content, "settings">, origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: settings.group.name,
    alternateName: settings.bank.name,
    url: origin + link("/"),
    inLanguage: "en-KE",
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${origin}${paths.search()}/{search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  };
}
