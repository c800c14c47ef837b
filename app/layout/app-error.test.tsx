import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { AppError } from "./app-error.tsx";

const notFound = { status: 404, statusText: "", internal: false, data: null };

function headingAt(address: string) {
  const screen = <AppError error={notFound} nearby={() => null} />;
  const html = rendered(screen, { content }, { path: address, status: 404 });
  return /<h1[^>]*>(.*)<\/h1>/.exec(html)?.[1];
}

test.each([
  ["/nothing", "/nothing"],
  ["/car%20loan", "/car loan"],
  ["/a$&b", "/a$&amp;b"],
  ["/a$$b", "/a$$b"],
  ["/{address}", "/{address}"],
  ["/documents/%252F", "/documents/%252F"],
  ["/documents/%2F", "/documents/%2F"],
  ["/100%25", "/100%"],
  ["/%25E0%25A4%25A", "/%E0%A4%A"],
  ["/100%", "/100%"],
])("the path %s is named as requested", (address, named) => {
  expect(headingAt(address)).toBe(`We Couldn&#x27;t Find ${named}`);
});
