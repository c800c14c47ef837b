import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Runs all tests that need a document after all others. A worker has one environment: where they alternate, a new
 * worker starts each time, and loads the content again.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const needsDocument = new Set(sorted.filter(namesEnvironment));
    return [...sorted.filter((file) => !needsDocument.has(file)), ...needsDocument];
  }
}

const namesEnvironment = ({ moduleId }: TestSpecification) =>
  readFileSync(moduleId, "utf8").startsWith("// @vitest-environment ");
