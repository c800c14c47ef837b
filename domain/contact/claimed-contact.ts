import { unseen } from "#domain/texts/typed-text.ts";
import { dialled } from "./phone.ts";

/** A contact that a visitor pasted and that someone said is the bank's. */
export type ClaimedContact =
  /** With the country's code and no plus sign before it: `254712345678`. */
  | { kind: "phone"; number: string }
  /** A USSD code, or a number too short for a phone: a paybill, a till, the sender of a message. */
  | { kind: "code"; code: string }
  | { kind: "email"; address: string; host: string }
  | { kind: "web"; host: string; path: string }
  /** The name of an account on a social network. */
  | { kind: "handle"; name: string };

export const longestClaim = 200;

const prefix = /^(?:(?:tel|mailto|sms):|(?:pay ?bill|till)(?: no\.?| number)?[: ])/i;

/**
 * Reads a phone number, a code, an email address, a web address or the name of an account, in the spellings people
 * paste; `undefined` where it is none of them, or longer than 200 characters.
 */
export function readClaimedContact(text: string): ClaimedContact | undefined {
  const claim = text.replaceAll(unseen, "").trim().replace(prefix, "");
  if (claim === "" || claim.length > longestClaim) return undefined;
  return readHandle(claim) ?? readNumber(claim) ?? readEmail(claim) ?? readWeb(claim);
}

function readHandle(text: string): ClaimedContact | undefined {
  const name = /^@([\w.]{2,50})$/.exec(text)?.[1];
  return name === undefined ? undefined : { kind: "handle", name: name.toLowerCase() };
}

function readNumber(text: string): ClaimedContact | undefined {
  const digits = dialled(text);
  // People leave out the first or the last character of a USSD code. Without both it may be a paybill.
  if (/^(?:\*\d[\d*]*#?|\d[\d*]*#)$/.test(digits))
    return { kind: "code", code: `*${digits.replaceAll(/^\*|#$/g, "")}#` };
  if (!/^\+?\d{3,15}$/.test(digits)) return undefined;
  const national = /^(?:\+?254|0)(\d{9})$/.exec(digits)?.[1];
  if (national) return { kind: "phone", number: `254${national}` };
  if (digits.startsWith("+")) return { kind: "phone", number: digits.slice(1) };
  if (/^[17]\d{8}$/.test(digits)) return { kind: "phone", number: `254${digits}` };
  return digits.length < 8 ? { kind: "code", code: digits } : { kind: "phone", number: digits };
}

function readEmail(text: string): ClaimedContact | undefined {
  const host = /^[^\s@/:]+@([^\s@/:]+)$/.exec(text)?.[1];
  const read = host === undefined ? undefined : readAddress(host);
  return read && { kind: "email", address: text.toLowerCase(), host: read.host };
}

function readWeb(text: string): ClaimedContact | undefined {
  const read = readAddress(text);
  return read && { kind: "web", ...read };
}

/**
 * The host and path that a browser would go to: the part before an @ does not count, and letters of other scripts are
 * told apart.
 */
function readAddress(text: string): { host: string; path: string } | undefined {
  // A bare number would be parsed as an IPv4 address.
  if (!text.includes(".")) return undefined;
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  const host = url?.hostname.replace(/\.$/, "").replace(/^www\./, "") ?? "";
  if (!url || !/^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(host)) return undefined;
  return { host, path: decodePath(url.pathname).replace(/\/+$/, "").toLowerCase() };
}

function decodePath(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
