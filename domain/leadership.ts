/** The boards of the group and its management, in the order of their tabs (S1 section 2: `/leadership/{product}`). */
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
