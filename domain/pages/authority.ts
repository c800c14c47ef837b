/** Regulators and others of the state, and the exchange. Kenya gives their names to nobody else. */
const authorities = /(?:^|\.)(?:go\.ke|nse\.co\.ke|cma\.or\.ke)$/;

export const isAuthority = (address: string): boolean =>
  authorities.test(URL.parse(address)?.hostname ?? "");
