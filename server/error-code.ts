/** Why the system or a library refused, as `ENOENT`; none where the error does not say. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : undefined;
}
