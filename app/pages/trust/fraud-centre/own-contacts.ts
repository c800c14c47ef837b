import type { Content } from "#model/content.ts";
import type { ContactKind, OwnContact } from "#domain/contact/contact-verdict.ts";

type Known = { contacts: OwnContact[]; names: string[]; unsettled: string[] };

/** Apps: one exact URL in a store is ours, not the store's whole site. */
const stores = ["androidApp", "iosApp"] as const;
const sites = ["onlineBanking", "digitalBanking", "collections", "propertyMarketplace"] as const;

/** All phone numbers, codes, email addresses and URLs of ours in the settings, and the names that imitations use. */
export function ownContacts(
  { settings, fraudCentre }: Pick<Content, "settings" | "fraudCentre">,
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
  return {
    contacts: [
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
    ],
    names: [group.slug.replaceAll("-", ""), bank.name.toLowerCase()],
    unsettled: fraudCentre.check.unsettled,
  };
}
