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

/** BRN-3: what visitors may want to know of a branch before they come. */
export const accessPoints = ["steps", "ramp", "seats", "signLanguage"] as const;

export const atmServices = ["withdrawals", "deposits", "balance"] as const;
