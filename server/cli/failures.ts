/** The exit codes of commands. */
export const exitCodes = { done: 0, failed: 1, wrongUse: 2, notFound: 3 } as const;

/** Something that was asked in a way that cannot be done. */
export class WrongUse extends Error {
  override name = "WrongUse";
}

/** Something named that is not there. */
export class NotFound extends Error {
  override name = "NotFound";
}
