/** A key for all attempts to send the same content, so that the server keeps it once. */
export function makeIdempotencyKey(): string {
  // Not `randomUUID`: browsers withhold it from sites without TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
