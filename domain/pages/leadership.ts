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

/** What `/leadership` shows. */
export const [defaultLeadershipCategory] = leadershipCategories;

export function isLeadershipCategory(text: string): text is LeadershipCategory {
  return leadershipCategories.some((category) => category === text);
}

/** How the name of everybody begins who stands in for a leader the bank has yet to name: by an office, never a name. */
export const specimenPrefix = "Specimen: ";
