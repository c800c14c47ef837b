/** BRN-1: the two lists of places, as their paths spell them. */
export const locationKinds = ["Branches", "ATMS"] as const;
export type LocationKind = (typeof locationKinds)[number];

export const branchServices = [
  "cash",
  "accounts",
  "home-loans",
  "business",
  "insurance",
  "forex",
] as const;

export const atmServices = ["withdrawals", "deposits", "balance"] as const;
