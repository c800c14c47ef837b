import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { definePage } from "./define-page.ts";

const page = { path: "/jobs/:job", module: "x.tsx" } as const;
const listed = { area: "careers", title: "Clerk", description: [] } as const;

test("an entry has the parameters of its pattern", () => {
  const { entries } = definePage({ ...page, entries: () => [{ ...listed, params: { job: "a" } }] });
  expect(entries?.(content)).toEqual([{ ...listed, params: { job: "a" } }]);
  // @ts-expect-error The parameter is missing.
  definePage({ ...page, entries: () => [listed] });
  // @ts-expect-error It has another name.
  definePage({ ...page, entries: () => [{ ...listed, params: { id: "a" } }] });
});
