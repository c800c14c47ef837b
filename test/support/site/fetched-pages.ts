import { expect, type JSHandle, test as base } from "@playwright/test";
import { addresses } from "./site.ts";

/** A page as the server sends it. */
export type FetchedPage = {
  address: string;
  status: number;
  /** The path of a redirect. */
  target: string | undefined;
  html: string;
  /** On the wire, in brotli. */
  bytes: number;
};

export type ParsedPage = { address: string; page: Document };

export type ParsedPages = JSHandle<readonly ParsedPage[]>;

type OfWorker = {
  /** Every URL of the sweep, requested once for all tests of a worker. */
  pages: readonly FetchedPage[];
  /** The same, parsed in a browser, which does not render them or run their scripts. */
  documents: ParsedPages;
  /** Any URL, without following its redirect. */
  ask: (address: string) => Promise<FetchedPage>;
  parse: (pages: readonly FetchedPage[]) => Promise<ParsedPages>;
};

const atOnce = 6;
/** The server makes most of the pages for the first time. */
const timeout = 300_000;

export const test = base.extend<object, OfWorker>({
  ask: [
    // Playwright reads from the pattern what a fixture needs: this one needs no other.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { project }) => {
      const asked = new Map<string, Promise<FetchedPage>>();
      await use((address) => {
        const page = asked.get(address) ?? fetchPage(`${project.use.baseURL}`, address);
        asked.set(address, page);
        return page;
      });
    },
    { scope: "worker" },
  ],
  pages: [
    async ({ ask }, use) => {
      await use(await ofEach(addresses, ask));
    },
    { scope: "worker", timeout },
  ],
  parse: [
    async ({ browser }, use) => {
      const blank = await browser.newPage();
      await use((pages) => blank.evaluateHandle(parseAll, pages));
      await blank.close();
    },
    { scope: "worker" },
  ],
  documents: [
    async ({ pages, parse }, use) => {
      await use(await parse(pages));
    },
    { scope: "worker", timeout },
  ],
});

/** Calls for each, a few at a time: other tests use the same server. */
export async function ofEach<T, U>(values: Iterable<T>, call: (value: T) => Promise<U>) {
  const queue = [...values].entries();
  const answers: U[] = [];
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [i, value] of queue) answers[i] = await call(value);
    }),
  );
  return answers;
}

async function fetchPage(origin: string, address: string): Promise<FetchedPage> {
  const response = await fetch(origin + address, {
    headers: { "Accept-Encoding": "br" },
    redirect: "manual",
  });
  const location = response.headers.get("Location");
  return {
    address,
    status: response.status,
    // React Router answers with a path, the server with a whole URL.
    target: location === null ? undefined : new URL(location, origin).pathname,
    html: await response.text(),
    bytes: Number(response.headers.get("Content-Length")),
  };
}

/** Runs in the page. */
function parseAll(pages: readonly FetchedPage[]): ParsedPage[] {
  return pages.map(({ address, html }) => ({
    address,
    page: new DOMParser().parseFromString(html, "text/html"),
  }));
}

export { expect };
