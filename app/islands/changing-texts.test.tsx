// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { ServicesProvider } from "#app/lib/services.tsx";
import type { Examples } from "#app/ui/examples.ts";
import type { Services } from "#server/services.ts";
import { content } from "#test/support/content/content.ts";
import { serveApi } from "#test/support/components/served-api.ts";
import { showComponent } from "#test/support/components/show-component.tsx";

const found = import.meta.glob<{ examples: Examples }>("../**/*.examples.tsx", { eager: true });
const examples = Object.entries(found).map(
  ([file, module]) => [join("app/islands", file), module.examples] as const,
);

/** The files that the islands import, directly or through other files. */
const reached = new Set(["app/islands/islands.ts"]);
for (const file of reached)
  for (const [, name = ""] of readFileSync(file, "utf8").matchAll(
    /"((?:#app|\.\.?)\/[^"]+\.tsx?)"/g,
  ))
    reached.add(name.startsWith("#") ? name.slice(1) : join(file, "..", name));

const ofIslands = examples.filter(([file]) => reached.has(file.replace(".examples", "")));

test("islands are made of components with examples", () => {
  expect(ofIslands.length).toBeGreaterThan(10);
});

// The tick box fetches its parts from the API.
serveApi();

// The cast: examples use no other services.
const services = { content } as Services;

test.each(ofIslands)("%s: any state may follow any other", async (_, { states }) => {
  const inServices = (state: ReactNode) => (
    <ServicesProvider services={services} status={200}>
      {state}
    </ServicesProvider>
  );
  const [first, ...others] = Object.values(states);
  const show = await showComponent(inServices(first));
  const { textContent } = document.body;
  for (const next of [...others, first]) await show(inServices(next));
  expect(document.body.textContent).toBe(textContent);
});
