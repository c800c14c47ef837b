// @vitest-environment happy-dom
import { afterAll, expect, test } from "vitest";
import { startGoogle, stopGoogle } from "./google-analytics.ts";

const id = "G-TEST1234";
const { origin } = location;
const typed = /85000|67,000|secret/;

// A page that is not shown yet fetches no script.
Object.defineProperty(document, "prerendering", { value: true, configurable: true });
// The next file has the same document.
afterAll(() => {
  for (const name of ["prerendering", "referrer"]) Reflect.deleteProperty(document, name);
});

type Visit = { path: string; head: string; referrer?: string };

/** The calls that Google's script would read, with their arguments. */
function callsAt({ path, head, referrer = "" }: Visit): unknown[][] {
  globalThis.dataLayer = undefined;
  history.replaceState(null, "", path);
  document.head.innerHTML = head;
  Object.defineProperty(document, "referrer", { value: referrer, configurable: true });
  startGoogle(id);
  dispatchEvent(new CustomEvent("count", { detail: { event: "calculation" } }));
  // The listeners of earlier visits add calls too.
  return (globalThis.dataLayer ?? []).slice(0, 3).map((call) => [...Object(call)]);
}

const canonical = (path: string) => `<link rel="canonical" href="${origin}${path}">`;
const unlisted = `<meta name="robots" content="noindex, follow">`;
const titled = (title: string, own = title) =>
  `<title>${title} | HFC</title><meta property="og:title" content="${own}">`;

test.each<[string, Visit, { location: string; title: string; referrer: string }]>([
  [
    "an answer in the address and the title",
    {
      path: "/calculators/net-pay?gross=85000#answer",
      head: canonical("/calculators/net-pay") + unlisted + titled("Net pay: KES 67,000"),
      referrer: `${origin}/property-listing?month=85000#list`,
    },
    {
      location: "/calculators/net-pay",
      title: "/calculators/net-pay",
      referrer: `${origin}/property-listing`,
    },
  ],
  [
    "an answer that an island has put into the title",
    {
      path: "/calculators/mortgage",
      head: canonical("/calculators/mortgage") + titled("Mortgage: KES 67,000", "Mortgage"),
    },
    { location: "/calculators/mortgage", title: "Mortgage", referrer: "" },
  ],
  [
    "a search term",
    {
      path: "/sw/search/secret",
      head: canonical("/search/secret") + unlisted + titled("secret"),
      referrer: `${origin}/search/secret?page=2`,
    },
    { location: "/sw/search", title: "/sw/search", referrer: `${origin}/search` },
  ],
  [
    "a path that a tab or an island shows",
    {
      path: "/rights/tab?amount=85000",
      head: canonical("/rights") + titled("Rights issue"),
    },
    { location: "/rights/tab", title: "/rights/tab", referrer: "" },
  ],
  [
    "an address that the site does not have",
    { path: "/secret/85000", head: titled("Not found"), referrer: "https://a.example/b?c=secret" },
    { location: "/(unknown)", title: "/(unknown)", referrer: "https://a.example/" },
  ],
])("nothing that was typed is sent to Google: %s", (_, visit, { location, title, referrer }) => {
  const calls = callsAt(visit);
  const about = {
    page_location: origin + location,
    page_title: title,
    page_referrer: referrer,
  };
  expect(calls).toEqual([
    ["js", expect.any(Date)],
    ["config", id, expect.objectContaining(about)],
    ["event", "calculation", about],
  ]);
  expect(JSON.stringify(calls)).not.toMatch(typed);
  stopGoogle(id);
});
