import { expect, test } from "vitest";
import { indexSearch } from "./index-search.ts";
import { contents as seen } from "#test/support/contents.ts";

test("both indexes are begun at once, and other work runs between their steps", async () => {
  const begun: unknown[] = [];
  const done: string[] = [];
  const before = { ...seen };
  const ready = indexSearch(
    (content, old) => {
      begun.push([content, old]);
      return (function* () {
        for (let step = 1; step <= 3; step += 1) {
          done.push(`${content.language} ${step}`);
          setImmediate(() => done.push("another"));
          yield;
        }
      })();
    },
    seen,
    before,
  );
  expect(begun).toEqual([
    [seen.en, before.en],
    [seen.sw, before.sw],
  ]);
  await ready;
  const one = ["en 1", "another", "en 2", "another", "en 3", "another"];
  expect(done).toEqual([...one, ...one.map((each) => each.replace("en", "sw"))]);
});
