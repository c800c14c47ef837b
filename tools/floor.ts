/**
 * The oldest browsers that read, navigate, calculate and send every form, looking plain at worst (decision 031).
 * Scripts and style sheets are built for them; floor-styles/features.test.ts holds the style sheets to it.
 */
export const floor = { chrome: "92", firefox: "102", safari: "15", ios: "15" } as const;

/** In Vite's notation. */
export const floorTargets = Object.entries(floor).map(([name, version]) => name + version);
