import { type ClaimedContact, readClaimedContact } from "./claimed-contact.ts";
import { findImitated } from "./homoglyphs.ts";

/** `website`: the address and all below it; `account`: one page on somebody else's site, such as a social network. */
export const contactKinds = ["phone", "code", "email", "website", "account"] as const;
export type ContactKind = (typeof contactKinds)[number];

/** One of the numbers and addresses that are the bank's, as people read it. */
export type OwnContact = { kind: ContactKind; label: string; shown: string; isSpecimen: boolean };

/** A number or address that our pages name and that belongs to another organisation. */
export type OtherContact = { kind: ContactKind; owner: string; shown: string };

export type ContactVerdict =
  | { kind: "missing" }
  /** Neither a number nor an address. */
  | { kind: "unreadable" }
  /** A name of the bank, which any sender can show. */
  | { kind: "name" }
  | { kind: "ours"; contact: OwnContact }
  | { kind: "others"; owner: string }
  /** The part after the @ is ours; the address is not in the list. */
  | { kind: "unlisted" }
  | { kind: "imitation"; of: string }
  | { kind: "unknown" };

type Known = {
  contacts: readonly OwnContact[];
  others?: readonly OtherContact[];
  /** The names of the bank and its products, to detect imitations. */
  names: readonly string[];
  /** Hosts that may be the bank's but are not confirmed: neither ours nor an imitation. */
  unsettled?: readonly string[];
};

/**
 * Says if a contact is in the bank's own list. A yes says that it is in the list, not that a call or a message came
 * from there: senders can be forged.
 */
export function judgeContact(
  text: string,
  { contacts, others = [], names, unsettled = [] }: Known,
): ContactVerdict {
  if (text.trim() === "") return { kind: "missing" };
  const claim = readClaimedContact(text);
  if (!claim) return { kind: names.includes(nameIn(text)) ? "name" : "unreadable" };
  const contact = contacts.find((own) => isSame(claim, own));
  if (contact) return { kind: "ours", contact };
  const other = others.find((each) => isSame(claim, each));
  if (other) return { kind: "others", owner: other.owner };
  if (claim.kind === "email" && hostsOfMail(contacts).has(claim.host)) return { kind: "unlisted" };
  if ("host" in claim && unsettled.some((host) => isBelow(claim.host, host)))
    return { kind: "unknown" };
  const of = findImitatedName(claim, text, contacts, names);
  return of === undefined ? { kind: "unknown" } : { kind: "imitation", of };
}

/** A name as the list has it: in lower case, without spaces and dashes. */
export const nameIn = (text: string) => text.toLowerCase().replaceAll(/[\s-]/g, "");

function isSame(
  claim: ClaimedContact,
  { kind, shown }: Pick<OwnContact, "kind" | "shown">,
): boolean {
  const own = readClaimedContact(shown);
  if (!own) return false;
  if (claim.kind === "phone" && own.kind === "phone") return claim.number === own.number;
  if (claim.kind === "code" && own.kind === "code") return claim.code === own.code;
  if (claim.kind === "email" && own.kind === "email") return claim.address === own.address;
  if (own.kind !== "web") return false;
  if (claim.kind === "handle") return kind === "account" && own.path === `/${claim.name}`;
  if (claim.kind !== "web") return false;
  if (kind === "account") return claim.host === own.host && isWithin(claim.path, own.path);
  // The owner of a domain owns its subdomains.
  return isBelow(claim.host, own.host);
}

const isBelow = (host: string, owned: string) => host === owned || host.endsWith(`.${owned}`);

const isWithin = (path: string, own: string) => path === own || path.startsWith(`${own}/`);

function hostsOfMail(contacts: readonly OwnContact[]) {
  return new Set(
    contacts.flatMap(({ shown }) => {
      const own = readClaimedContact(shown);
      return own?.kind === "email" ? [own.host] : [];
    }),
  );
}

/** A phone number imitates no other: it is ours or it is not. */
function findImitatedName(
  claim: ClaimedContact,
  text: string,
  contacts: readonly OwnContact[],
  names: readonly string[],
) {
  if (claim.kind === "phone" || claim.kind === "code") return undefined;
  const hosts = contacts.flatMap(({ kind, shown }) => {
    const own = kind === "website" ? readClaimedContact(shown) : undefined;
    return own?.kind === "web" ? [own.host] : [];
  });
  // The parsed host has non-Latin letters in Punycode; the typed text shows how it looks.
  const name =
    claim.kind === "handle" ? claim.name : claim.host + (claim.kind === "web" ? claim.path : "");
  return findImitated(name, [...hosts, ...names]) ?? findImitated(text, [...hosts, ...names]);
}
