/** Mistakes in files an editor wrote, one a line: `file:line:column field: reason`. */
export class ContentError extends Error {
  override name = "ContentError";
}

/** Throws one ContentError that lists the mistakes, if there are any. */
export function throwIfAny(mistakes: readonly string[]): void {
  if (mistakes.length > 0) throw new ContentError(mistakes.join("\n"));
}
