import { hash } from "node:crypto";

/** Tells a repeated record from another one. */
export const fingerprintOf = (sent: unknown): string =>
  hash("sha256", JSON.stringify(sent), "base64url");

/** The fields of a record by their names, in whatever order they came. */
export const inOrder = (fields: object) =>
  Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
