import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ServicesProvider } from "#app/lib/services.tsx";
import { loadContent } from "#content/load.ts";
import type { Services } from "#server/services.ts";
import { AppError } from "./app-error.tsx";

const content = loadContent();
const notFound = { status: 404, statusText: "", internal: false, data: null };

function headingAt(address: string) {
  // The cast: the screen asks for no more than this.
  const services = { content } as Partial<Services> as Services;
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <ServicesProvider services={services} status={404}>
        <AppError error={notFound} nearby={() => null} />
      </ServicesProvider>
    </MemoryRouter>,
  );
  return /<h1[^>]*>(.*)<\/h1>/.exec(html)?.[1];
}

test.each([
  ["/nothing", "/nothing"],
  ["/car%20loan", "/car loan"],
  ["/a$&b", "/a$&amp;b"],
  ["/a$$b", "/a$$b"],
  ["/{address}", "/{address}"],
  ["/100%", "/100%"],
])("the address %s is named as it was asked for", (address, named) => {
  expect(headingAt(address)).toBe(`We Couldn&#x27;t Find ${named}`);
});
