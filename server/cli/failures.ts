/** The exit codes of commands; those of a pull that changes nothing are in server/content-pull/refusal.ts. */
export const exitCodes = { done: 0, failed: 1, wrongUse: 2, notFound: 3 } as const;

/** A request that cannot be carried out. */
export class WrongUse extends Error {
  override name = "WrongUse";
}

/** The named record does not exist. */
export class NotFound extends Error {
  override name = "NotFound";
}
