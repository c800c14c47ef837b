/** COR-4: the boards of the group and its management, in the order of their tabs. */
export const leadershipCategories = [
  "hf-group-directors",
  "hfc-directors",
  "hfdi-directors",
  "hfbi-directors",
  "hf-foundation-directors",
  "management",
] as const;
export type LeadershipCategory = (typeof leadershipCategories)[number];

/** The category that `/leadership` shows. */
export const [defaultLeadershipCategory] = leadershipCategories;

export function isLeadershipCategory(text: string): text is LeadershipCategory {
  return leadershipCategories.some((category) => category === text);
}

/** Begins the name of everyone in place of a leader the bank has yet to name: an office follows, never a name. */
export const specimenPrefix = "Specimen: ";
