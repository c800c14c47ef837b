import { BlockList, isIP, isIPv6 } from "node:net";

const listOf = (...networks: string[]) => {
  const list = new BlockList();
  for (const each of networks.join(" ").split(" ")) {
    const [network = "", bits] = each.split("/");
    list.addSubnet(network, Number(bits), isIPv6(network) ? "ipv6" : "ipv4");
  }
  return list;
};

/**
 * Networks that cannot be reached from outside, or that lead back to this machine (IANA's special-purpose registries).
 */
const special = listOf(
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24",
  "192.0.2.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3",
  "2001::/23 2001:db8::/32 2002::/16",
);
/** The public IPv6 addresses; those that embed an IPv4 address are not accepted. */
const global = listOf("2000::/3");

/** True if a URL's host is an IP address outside the public internet. */
export function isPrivate(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
  return isIP(host) !== 0 && !isPublicAddress(host);
}

/** True if an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (isIPv6(address)) return global.check(address, "ipv6") && !special.check(address, "ipv6");
  return !special.check(address, "ipv4");
}
