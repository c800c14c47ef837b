import { expect, test } from "@playwright/test";
import { addresses } from "../support/site.ts";

// Every page and every picture of the site is asked for, and most of them are made for the first time.
test.describe.configure({ timeout: 240_000 });

type Fetched = { address: string; html: string };

/** Asks for each, a few at a time: other tests use the same server. */
async function ofEach<T>(paths: Iterable<string>, ask: (path: string) => Promise<T>): Promise<T[]> {
  const answers: T[] = [];
  const queue = [...paths];
  await Promise.all(
    Array.from({ length: 6 }, async () => {
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        answers.push(await ask(path));
      }
    }),
  );
  return answers;
}

/** Pages as a crawler gets them. */
function fetchAll(baseURL: string | undefined, paths: readonly string[]): Promise<Fetched[]> {
  return ofEach(paths, async (address) => {
    const response = await fetch(`${baseURL}${address}`, { redirect: "manual" });
    const isPage = response.status === 200;
    return { address, html: isPage ? await response.text() : `status ${response.status}` };
  });
}

test("every page has a title and a description of its own", async ({ baseURL }) => {
  const pages = await fetchAll(baseURL, addresses);
  const titles = pages.map(({ html }) => /<title>([^<]+)<\/title>/.exec(html)?.[1]);
  const descriptions = pages.map(
    ({ html }) => /<meta name="description"[^>]* content="([^"]+)"/.exec(html)?.[1],
  );
  expect(twice(titles)).toEqual([]);
  expect(twice(descriptions)).toEqual([]);
  expect(titles).not.toContain(undefined);
  expect(descriptions).not.toContain(undefined);
  // Two full stops where one sentence ends: two texts were put together as if they were one.
  expect(descriptions.filter((words) => words && /[.!?][,.;]/.test(words))).toEqual([]);
});

test("no internal link, picture or file is broken", async ({ baseURL }) => {
  const pages = await fetchAll(baseURL, addresses);
  const linkedFrom = new Map<string, string>();
  for (const { address, html } of pages) {
    for (const found of internalAddresses(html)) linkedFrom.set(found, address);
  }
  expect(linkedFrom.size).toBeGreaterThan(addresses.length);
  const broken = await ofEach(linkedFrom.keys(), async (address) => {
    const response = await fetch(`${baseURL}${address}`, { method: "HEAD", redirect: "manual" });
    // A link may lead outside by way of a redirect (the app's store), never to another address of ours.
    const isGood = response.status === 200 || !response.headers.get("Location")?.startsWith("/");
    const isFound = isGood && response.status < 400;
    return isFound ? undefined : `${response.status} ${address} on ${linkedFrom.get(address)}`;
  });
  expect(broken.filter(Boolean)).toEqual([]);
});

test("every link to a place on a page finds it", async ({ baseURL }) => {
  const pages = await fetchAll(baseURL, addresses);
  const htmlOf = new Map(pages.map(({ address, html }) => [address, html]));
  const broken = pages.flatMap(({ address, html }) =>
    [...html.matchAll(/href="([^"#]*)#([^"]+)"/g)]
      .filter(([, to, id]) => {
        const there = to ? htmlOf.get(to.replaceAll("&amp;", "&")) : html;
        return there && !there.includes(`id="${id}"`);
      })
      .map(([link]) => `${link} on ${address}`),
  );
  expect(broken).toEqual([]);
});

function internalAddresses(html: string) {
  const attributes = [...html.matchAll(/\s(?:href|src|action)="(\/[^"#]*)/g)].map(
    ([, found]) => found ?? "",
  );
  const sets = [...html.matchAll(/\s(?:srcSet|srcset)="([^"]+)"/gi)].flatMap(([, set]) =>
    (set ?? "").split(",").map((each) => each.trim().split(" ")[0] ?? ""),
  );
  return [...attributes, ...sets].map((found) => found.replaceAll("&amp;", "&"));
}

function twice<T>(values: readonly T[]) {
  return values.filter((value, i) => values.indexOf(value) !== i);
}
