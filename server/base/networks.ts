import { isIPv6 } from "node:net";

/** The networks that an IP address counts under: `shared` is that of many, `own` that of one subscriber of IPv6. */
export function networksOf(address: string): { shared: string; own?: string } {
  if (!isIPv6(address)) return { shared: address };
  const own = networkOf(address);
  // The dots keep it apart from the name of a /64.
  return { shared: own.split(":").slice(0, 3).join("."), own };
}

/** An IPv6 subscriber has a whole /64, which counts as one client. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = (text: string) => text.split(":").filter(Boolean);
  const gap = 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: gap }, () => "0"), ...groups(tail)];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(":");
}
