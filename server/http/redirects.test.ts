import { expect, test } from "vitest";
import { startApp } from "#test/support/site/whole-app.ts";

const redirects = [
  { from: "/insure/car", to: "/insure/motor" },
  { from: "/loans", to: "/borrow" },
  { from: "/news", to: "/articles" },
];
/** A page whose slashes and capitals `canonicalAddress` corrects. */
const addressOf = (path: string) => (/^\/hfc\/*$/i.test(path) ? "/hfc" : undefined);
const site = "https://www.example.org";

/** Where a browser that asked `site` for the path would go. */
async function targetOf(path: string) {
  const { ask } = await startApp({ content: () => ({ redirects }), addressOf, publicOrigin: site });
  const { status, headers } = await ask(path, { headers: { Host: "10.0.0.5:3000" } });
  return [
    status,
    headers.location === undefined ? undefined : new URL(headers.location, site + path).href,
  ];
}

test.each([
  ["/borrow/", "/borrow"],
  ["/borrow///", "/borrow"],
  ["/borrow/for-individuals/?page=2&a=b/", "/borrow/for-individuals?page=2&a=b/"],
  ["/insure/car", "/insure/motor"],
  ["/insure/car/?a=1", "/insure/motor?a=1"],
  ["/Insure//CAR/?a=1", "/insure/motor?a=1"],
  ["/sw/loans", "/sw/borrow"],
  ["/SW//Loans/?a=1", "/sw/borrow?a=1"],
  // Articles are only in English.
  ["/sw/news", "/articles"],
  ["/HFC?q=A//B/", "/hfc?q=A//B/"],
  ["///%48FC//?q=1", "/hfc?q=1"],
  ["/api/careers/job/All/", "/api/careers/job/All"],
  ["//borrow", "/borrow"],
  ["//evil.example/", "/evil.example"],
  ["///evil.example/%2e%2e/", "/evil.example/%2e%2e"],
  ["/search/caf%C3%A9/", "/search/caf%C3%A9"],
  ["/search/50%25%20off/", "/search/50%25%20off"],
  ["/search/a%2Fb%3Fc%23d/", "/search/a%2Fb%3Fc%23d"],
  ["/search/a%0D%0ASet-Cookie:%20b/", "/search/a%0D%0ASet-Cookie:%20b"],
  ["/search/%E6%97%A5%E6%9C%AC/", "/search/%E6%97%A5%E6%9C%AC"],
  ["/%E0%A4%A/", "/%E0%A4%A"],
  ["/%68fc", "/hfc"],
  ["/%69nsure/c%61r/", "/insure/motor"],
  ["/search/caf%c3%a9%2d%2E%5f%7e", "/search/caf%C3%A9-._~"],
  ["/search/%2568fc%2f", "/search/%2568fc%2F"],
])("%s redirects to %s", async (path, target) => {
  expect(await targetOf(path)).toEqual([301, new URL(target, site).href]);
});

test.each([
  "/",
  "/borrow",
  "/?a=/",
  "/hfc",
  "/Borrow//nowhere",
  "/insure/car/cover",
  "/search/caf%C3%A9",
  "/search/a%2F",
  "/search/50%25%20off",
])("%s is not redirected", async (path) => {
  expect(await targetOf(path)).toEqual([200, undefined]);
});

test.each(["/api/HFC", "/films/HFC.mp4", "/assets//HFC.js", "/icons/HFC.svg", "//pictures/HFC"])(
  "%s is not looked up as a page",
  async (path) => {
    const asked: string[] = [];
    const { ask } = await startApp({ addressOf: (each) => void asked.push(each) });
    const { headers } = await ask(path);
    expect([asked, headers.location]).toEqual([
      [],
      path.startsWith("//") ? path.slice(1) : undefined,
    ]);
  },
);
