import { vi } from "vitest";

/** As long as a test may take nearly: Vitest itself gives up after a second, in which a busy machine does little. */
const timeout = 15_000;

const { waitFor, waitUntil } = vi;

// Vitest runs this for each file, and keeps `vi`.
if (waitFor.name !== "waitPatiently") {
  vi.waitFor = function waitPatiently(done, options = { timeout }) {
    return waitFor(done, options);
  };
  vi.waitUntil = (done, options = { timeout }) => waitUntil(done, options);
}
