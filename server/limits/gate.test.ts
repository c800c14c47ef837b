import { expect, test } from "vitest";
import { createGate, Overloaded } from "./gate.ts";

/** Work that ends when the test ends it. */
function setUp(options: Parameters<typeof createGate>[0]) {
  const gate = createGate(options);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string, whose?: string) =>
    gate(async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      if (name === "broken") throw new Error("broken");
      return name;
    }, whose);
  return { work, begun, end: (name: string) => ends.get(name)?.() };
}

test("tasks within the bound run at once, the next wait for their turn, and further ones are refused", async () => {
  const { work, begun, end } = setUp({ atOnce: 2, waiting: 1, mostOfOne: 3 });
  const [a, b, c] = [work("a"), work("b"), work("c")];
  await expect(work("d")).rejects.toThrow(Overloaded);
  await expect.poll(() => begun).toEqual(["a", "b"]);
  end("a");
  expect(await a).toBe("a");
  await expect.poll(() => begun).toEqual(["a", "b", "c"]);
  end("b");
  end("c");
  expect(await Promise.all([b, c])).toEqual(["b", "c"]);
});

test("work that fails leaves its place", async () => {
  const { work, begun, end } = setUp({ atOnce: 1, waiting: 1, mostOfOne: 2 });
  const broken = work("broken");
  const next = work("next");
  await expect.poll(() => begun).toEqual(["broken"]);
  end("broken");
  await expect(broken).rejects.toThrow("broken");
  await expect.poll(() => begun).toEqual(["broken", "next"]);
  end("next");
  expect(await next).toBe("next");
  const last = work("last");
  await expect.poll(() => begun).toEqual(["broken", "next", "last"]);
  end("last");
  await last;
});

test("one client cannot use others' places, and can start again when its tasks are done", async () => {
  const { work, begun, end } = setUp({ atOnce: 1, waiting: 5, mostOfOne: 2 });
  const [a, b] = [work("a", "one"), work("b", "one")];
  await expect(work("c", "one")).rejects.toThrow(Overloaded);
  const other = work("other", "two");
  for (const name of ["a", "b", "other"]) {
    await expect.poll(() => begun).toContain(name);
    end(name);
  }
  expect(await Promise.all([a, b, other])).toEqual(["a", "b", "other"]);
  const again = work("again", "one");
  await expect.poll(() => begun).toContain("again");
  end("again");
  expect(await again).toBe("again");
});
