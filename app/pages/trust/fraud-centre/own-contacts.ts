import type { Content } from "#model/content.ts";
import { readClaimedContact } from "#domain/contact/claimed-contact.ts";
import {
  type ContactKind,
  nameIn,
  type OtherContact,
  type OwnContact,
} from "#domain/contact/contact-verdict.ts";
import { fillText } from "#domain/texts/fill-text.ts";

type Known = {
  /** Without those of the branches, which are many. */
  listed: OwnContact[];
  contacts: OwnContact[];
  others: OtherContact[];
  names: string[];
  unsettled: string[];
};

/** Apps: one exact URL in a store is ours, not the store's whole site. */
const stores = ["androidApp", "iosApp"] as const;
const sites = ["onlineBanking", "digitalBanking", "collections", "propertyMarketplace"] as const;

/** All phone numbers, codes, email addresses and URLs that our pages name, and the names that imitations use. */
export function ownContacts(
  {
    settings,
    fraudCentre,
    branches,
    waysToBank,
  }: Pick<Content, "settings" | "fraudCentre" | "branches" | "waysToBank">,
  origin: string,
): Known {
  const { phone, mail, ussd, paybill, links, social, website, group, bank } = settings;
  const { labels } = fraudCentre.list;
  const isReserved = (text: string) => text.includes(".example");
  const toContact = (kind: ContactKind, label: string, text: string): OwnContact => ({
    kind,
    label,
    // Without the scheme and a final slash, as people write a URL.
    shown: text.replace(/^https?:\/\/(?:www\.)?/, "").replace(/\/$/, ""),
    isSpecimen: isReserved(text),
  });
  const mailboxes = Object.entries(mail.mailboxes).map(([name, address]) => {
    const label = Object.entries(labels.mailboxes).find(([each]) => each === name)?.[1];
    return toContact("email", label ?? name, address);
  });
  const listed = [
    // A specimen number is not the bank's own.
    ...(phone.provenance === "specimen" ? [] : [toContact("phone", labels.phone, phone.display)]),
    toContact("code", labels.ussd, ussd),
    toContact("code", labels.paybill, paybill),
    toContact("website", labels.thisSite, origin),
    toContact("website", labels.groupSite, website.href),
    ...sites.map((name) => toContact("website", labels[name], links[name])),
    ...stores.map((name) => toContact("account", labels[name], links[name])),
    ...social.map(({ label, href }) => toContact("account", label, href)),
    toContact("email", labels.from, mail.from),
    ...mailboxes,
  ];
  const ofBranches = branches.map(({ name, details }) =>
    toContact("email", fillText(waysToBank.branch.title, { name }), details.email),
  );
  return {
    listed,
    contacts: [...listed, ...ofBranches],
    others: fraudCentre.hotlines.items.flatMap(({ number, also, owner }) =>
      [number, ...also].map((shown) => ({ kind: kindOf(shown), owner, shown })),
    ),
    names: [group.slug, bank.name, ...fraudCentre.check.names].map(nameIn),
    unsettled: fraudCentre.check.unsettled,
  };
}

const kindOf = (shown: string): ContactKind => {
  const kind = readClaimedContact(shown)?.kind;
  return kind === "phone" || kind === "code" ? kind : "website";
};
