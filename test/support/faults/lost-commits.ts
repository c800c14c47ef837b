import { Client } from "pg";
import { onTestFinished, vi } from "vitest";

/** The next commits to PostgreSQL succeed, but their answers are lost. */
export function loseCommits(count: number): void {
  let left = count;
  const query = Client.prototype.query;
  const spy = vi.spyOn(Client.prototype, "query").mockImplementation(async function lossy(
    this: Client,
    ...given: unknown[]
  ) {
    const result: unknown = await Reflect.apply(query, this, given);
    if (given[0] !== "commit" || left === 0) return result;
    left -= 1;
    throw new Error("Query read timeout");
  });
  onTestFinished(() => spy.mockRestore());
}
