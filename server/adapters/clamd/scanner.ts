/** Looks for malware in a file. */
export type Scanner = {
  /** Throws when it gives no verdict: nothing is known of the file then. */
  scan(path: string): Promise<"clean" | "infected">;
};
