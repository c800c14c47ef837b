/** The exit codes of a pull that shows nothing new. */
export const refusalCodes = {
  /** The host did not answer: the next pull tries again. */
  unreachable: 1,
  /** An operator has to decide. */
  blocked: 4,
  /** The content has mistakes; a later sound merge replaces it. */
  unsound: 5,
  /** Another pull is under way. */
  busy: 6,
} as const;

export type RefusalKind = keyof typeof refusalCodes;

/** A pull was refused: the content stays as it was. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly kind: RefusalKind;

  constructor(kind: RefusalKind, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.kind = kind;
  }
}

export const short = (commit: string) => commit.slice(0, 9);
