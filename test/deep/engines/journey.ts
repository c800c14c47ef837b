import { expect, inject, test } from "vitest";
import type { Engine, Size } from "./browser.ts";
import { engines, withoutScript } from "./engines.ts";
import { phone } from "#test/support/site/site.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

/** Engines to skip, separated by commas, because this machine cannot run them. */
const leftOut = (process.env["ENGINES_LEFT_OUT"] ?? "").split(",").map((name) => name.trim());

export const isLeftOut = (name: string) => leftOut.includes(name);

type Journey = {
  size?: Size;
  engines?: readonly Engine[];
  walk(visitor: Visitor, engine: Engine): Promise<void>;
};

/** Runs a journey in every engine, and without script too if no engines are named. */
export function journey(
  name: string,
  { size = phone, engines: tried = [...engines, ...withoutScript], walk }: Journey,
) {
  for (const engine of tried) {
    const title = `${name} in ${engine.name}`;
    test.skipIf(isLeftOut(engine.name))(`${title}`, async () => {
      const browser = await engine.launch(size);
      const visitor = createVisitor(browser, inject("siteOrigin"), title);
      try {
        await walk(visitor, engine);
        expect(await visitor.complaints()).toEqual([]);
      } finally {
        await visitor.picture("end").catch(() => undefined);
        await browser.close();
      }
    });
  }
}
