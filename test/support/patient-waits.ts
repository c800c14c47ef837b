import { vi } from "vitest";

/** Almost as long as a test may take: Vitest's default is a second, in which a busy machine does little. */
const timeout = 15_000;

const { waitFor, waitUntil } = vi;

// Vitest runs this for each file, but `vi` is shared.
if (waitFor.name !== "waitPatiently") {
  vi.waitFor = function waitPatiently(done, options = { timeout }) {
    return waitFor(done, options);
  };
  vi.waitUntil = (done, options = { timeout }) => waitUntil(done, options);
}
