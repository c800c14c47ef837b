import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
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
    "app/layout/header/bare-header",
    "app/layout/banner/card-page",
    "app/layout/dock/dock",
    "app/layout/header/main-menu",
    "app/layout/actions/ask-about",
    "app/layout/actions/page-action",
    "app/layout/footer/site-footer",
    "app/layout/header/site-header",
    "app/layout/header/site-menu",
    "app/parts/tool-page",
  ],
  "shows nothing by itself": [
    "app/layout/head/search-tags",
    "app/layout/head/page-title",
    "app/layout/head/share-tags",
    "app/layout/actions/whatsapp-link",
    "app/parts/calculation",
    "app/parts/letterhead",
    "app/ui/form/field-frame",
    "app/ui/form/form",
    "app/ui/navigation/link",
    "app/ui/json-ld",
    "app/ui/form/honeypot-field",
  ],
  "is shown by what it is a part of": [
    "app/layout/words/english-text",
    "app/layout/film",
    "app/ui/media/film-parts",
    "app/layout/header/language-link",
    "app/layout/header/logo",
    "app/layout/header/menu-links",
    "app/layout/banner/page-crumbs",
    "app/ui/figures/table-head",
    "app/layout/words/source-day",
    "app/parts/captcha/google-tick-box",
    "app/parts/captcha/own-tick-box",
    "app/parts/captcha/tick-box-frame",
    "app/parts/cost-of-credit/cloth-picture",
    "app/parts/cost-of-credit/headline",
    "app/parts/cost-of-credit/rows-table",
    "app/parts/figure-fields",
    "app/parts/pattern-image",
    "app/parts/tool-form",
    "app/parts/tool-method",
    "app/ui/form/field-error",
    "app/ui/media/bead-sign",
    "app/ui/media/icon",
    "app/ui/media/picture",
    "app/ui/navigation/share-bar",
    "app/ui/media/slide-show",
  ],
  "opens by script": ["app/ui/feedback/submission-overlay"],
};
