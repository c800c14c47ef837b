/** One for all attempts to send the same thing, so that it is kept once. */
export function makeIdempotencyKey(): string {
  // Not `randomUUID`, which browsers keep from sites without TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
