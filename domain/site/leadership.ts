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

/** Starts the name of every example leader; it is followed by an office, never by a name. */
export const specimenPrefix = "Specimen: ";
