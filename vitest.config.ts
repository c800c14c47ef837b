import { defineConfig } from "vitest/config";
import { ByEnvironment } from "./test/support/by-environment.ts";

export default defineConfig({
  test: {
    include: ["{domain,model,app,checks,server,tools,packages}/**/*.test.{ts,tsx}"],
    setupFiles: "test/support/patient-waits.ts",
    globalSetup: ["test/support/run-folder.ts", "test/support/postgres-server.ts"],
    // Vitest empties style sheets; of those whose address a page names it would empty the address.
    css: { include: [/\.css\?url$/] },
    // A worker keeps what it has loaded: most of the time went into loading the same content again.
    isolate: false,
    sequence: { sequencer: ByEnvironment },
    // Vitest would leave one processor idle.
    maxWorkers: "100%",
    // A machine that does much else at the same time is slow, not wrong.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    reporters: ["default", "json"],
    outputFile: { json: "test-results/unit.json" },
  },
});
