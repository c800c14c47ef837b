import { expect, test } from "vitest";
import { createGate, Overloaded } from "./render-gate.ts";

/** Work that ends when it is told to. */
function setUp(options: Parameters<typeof createGate>[0]) {
  const gate = createGate(options);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) =>
    gate(async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      if (name === "broken") throw new Error("broken");
      return name;
    });
  return { work, begun, end: (name: string) => ends.get(name)?.() };
}

test("so much is done at once, the next waits for its turn, and what is too much is refused", async () => {
  const { work, begun, end } = setUp({ atOnce: 2, waiting: 1 });
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
  const { work, begun, end } = setUp({ atOnce: 1, waiting: 1 });
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
