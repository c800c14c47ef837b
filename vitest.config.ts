import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{content,domain,server,app,tools}/**/*.test.{ts,tsx}"],
    globalSetup: "test/support/postgres-server.ts",
    reporters: ["default", "json"],
    outputFile: { json: "test-results/unit.json" },
  },
});
