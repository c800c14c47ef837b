import { defineConfig } from "vitest/config";

/** Breaks something around the whole server. One at a time: each needs the machine. */
export default defineConfig({
  test: {
    include: ["test/faults/**/*.test.ts"],
    globalSetup: ["test/support/programs/postgres-server.ts"],
    fileParallelism: false,
    // Longer than any wait in a test, because the machine may be busy.
    testTimeout: 600_000,
    reporters: ["default", "json"],
    outputFile: { json: "test-results/faults.json" },
  },
});
