import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { content } from "#test/support/content.ts";
import { rendered } from "#test/support/rendered.tsx";
import { allExamples, entries } from "./all-examples.ts";

const services = { content, origin: "http://localhost", now: () => new Date("2026-11-23T09:00Z") };

test.each(allExamples)("each state of $title shows something of its own", ({ states }) => {
  const shown = Object.values(states).map((state) => rendered(state, services));
  expect(new Set(shown).size).toBe(shown.length);
});

test("each component has a path of its own", () => {
  expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
});

/** Components that can be shown alone: primitives, parts, layout, and the cards and answers of features and pages. */
const seen = [
  ...globSync("app/{ui,parts,layout}/**/*.tsx"),
  ...globSync("app/{features,pages}/**/*-{card,answer}.tsx"),
];

test("every component that can be shown by itself has examples", () => {
  const names = seen
    .filter((file) => !file.endsWith(".test.tsx"))
    .map((file) => file.replace(/(?:\.examples)?\.tsx$/, ""));
  const withExamples = new Set(globSync("app/**/*.examples.tsx").map((file) => file.slice(0, -13)));
  const without = new Set(names.filter((file) => !withExamples.has(file)));
  expect([...without].sort()).toEqual(Object.values(withoutExamples).flat().sort());
});

const withoutExamples = {
  "stands around a whole page": [
    "app/layout/analytics-consent",
    "app/layout/bare-header",
    "app/layout/calculators-widget",
    "app/layout/card-page",
    "app/layout/dock",
    "app/layout/main-menu",
    "app/layout/page-action",
    "app/layout/rights-offer-link",
    "app/layout/site-footer",
    "app/layout/site-header",
    "app/layout/site-menu",
    "app/parts/tool-page",
  ],
  "shows nothing by itself": [
    "app/layout/canonical-links",
    "app/layout/page-title",
    "app/layout/share-tags",
    "app/layout/whatsapp-link",
    "app/parts/calculation",
    "app/parts/letterhead",
    "app/parts/captcha/no-tick-box",
    "app/ui/field-frame",
    "app/ui/json-ld",
    "app/ui/honeypot-field",
  ],
  "is shown by what it is a part of": [
    "app/layout/english-text",
    "app/layout/film",
    "app/ui/film-parts",
    "app/layout/language-link",
    "app/layout/logo",
    "app/layout/menu-links",
    "app/layout/page-crumbs",
    "app/layout/source-day",
    "app/parts/captcha/google-tick-box",
    "app/parts/captcha/own-tick-box",
    "app/parts/captcha/tick-box-failure",
    "app/parts/captcha/tick-box-frame",
    "app/parts/company-papers/source-note",
    "app/parts/cost-of-credit/cloth-picture",
    "app/parts/cost-of-credit/schedule-table",
    "app/parts/cost-of-credit/year-months",
    "app/parts/pattern-image",
    "app/ui/bead-sign",
    "app/ui/icon",
    "app/ui/picture",
    "app/ui/share-bar",
    "app/ui/slide-show",
  ],
  "opens by script": ["app/ui/submission-overlay"],
};
