/** Looks for malware in a file. */
export type Scanner = {
  /** Throws if the scanner gives no verdict. */
  scan(path: string): Promise<"clean" | "infected">;
};
