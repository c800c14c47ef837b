import { defineConfig } from "vitest/config";
import { ByEnvironment } from "./test/support/by-environment.ts";

export default defineConfig({
  test: {
    include: ["{domain,model,app,checks,server,tools,packages}/**/*.test.{ts,tsx}"],
    setupFiles: "test/support/patient-waits.ts",
    globalSetup: ["test/support/run-folder.ts", "test/support/programs/postgres-server.ts"],
    // Vitest empties style sheets, and for one imported by URL it would empty the URL.
    css: { include: [/\.css\?url$/] },
    // A worker keeps loaded modules: most of the time was spent loading the same content again.
    isolate: false,
    sequence: { sequencer: ByEnvironment },
    // Vitest would leave one processor idle.
    maxWorkers: "100%",
    // Long, because the machine may be busy.
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    reporters: ["default", "json"],
    outputFile: { json: "test-results/unit.json" },
  },
});
