/**
 * Hosts that only authorities can have: the state's, whose domain Kenya restricts, the exchange and the regulator. Also
 * KMRC, for its guide to loans, and Safaricom, for its own numbers.
 */
const authorities = /(?:^|\.)(?:go\.ke|nse\.co\.ke|cma\.or\.ke|kmrc\.co\.ke|safaricom\.co\.ke)$/;

export const isAuthority = (address: string): boolean =>
  authorities.test(URL.parse(address)?.hostname ?? "");
