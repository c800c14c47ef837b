import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const folder = join(import.meta.dirname, "../../build/client/assets");

test("the build has no script that no page can load", () => {
  const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));
  const queue = scripts.filter((name) => name.startsWith("entry.client-"));
  const reachable = new Set<string>();
  for (let script = queue.pop(); script !== undefined; script = queue.pop()) {
    if (reachable.has(script)) continue;
    reachable.add(script);
    const text = readFileSync(join(folder, script), "utf8");
    queue.push(...scripts.filter((name) => text.includes(name)));
  }
  expect(reachable.size).toBeGreaterThan(20);
  expect(scripts.filter((name) => !reachable.has(name))).toEqual([]);
});
