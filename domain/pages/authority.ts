/**
 * Regulators and others of the state, and the exchange: Kenya gives their names to nobody else. KMRC on its own guide
 * to loans, and Safaricom on its own numbers.
 */
const authorities = /(?:^|\.)(?:go\.ke|nse\.co\.ke|cma\.or\.ke|kmrc\.co\.ke|safaricom\.co\.ke)$/;

export const isAuthority = (address: string): boolean =>
  authorities.test(URL.parse(address)?.hostname ?? "");
