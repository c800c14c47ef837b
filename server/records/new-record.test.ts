import { expect, test } from "vitest";
import { withReference } from "./new-record.ts";

test("after five taken references, no more are tried", async () => {
  const tried: string[] = [];
  const randomBytes = (count: number) => new Uint8Array(count).fill(tried.length);
  const keeping = withReference("E", { randomBytes }, async (reference) => {
    tried.push(reference);
    return undefined;
  });
  await expect(keeping).rejects.toThrow("Every reference that was tried is taken");
  expect(new Set(tried).size).toBe(5);
});
