import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { content } from "../support/content.ts";
import { expect, ofEach, type ParsedPage, test } from "../support/fetched-pages.ts";

/** The forms of the main part whose own page answers, each with an answer that has errors and one that has none. */
const reloading = [
  [link("/calculators/home-cost"), "price=x", "price=5000000&rate=14&years=20"],
  [link("/calculators/loan-cost"), "amount=x", "amount=500000&rate=14&months=12"],
  [link("/calculators/mortgage"), "amount=x", "amount=5000000&rate=14&years=20"],
  [link("/calculators/motor-insurance"), "sumInsured=x", undefined],
  [link("/calculators/motor-insurance/compare"), "sumInsured=x", "sumInsured=2000000"],
  [link("/calculators/net-pay"), "gross=x", "gross=80000&month=2026-11"],
  [link("/calculators/overpay"), "balance=x", "balance=5000000&rate=14&months=120&extra=5000"],
  [link("/calculators/take-over"), "balance=x", "balance=5m&rate=14&months=120&newRate=12"],
  [link("/calculators/offers"), "amount=x", "amount=5m&offer=14,50000,,20"],
  [link("/calculators/deposit-return"), "amount=x", "amount=1000000&months=12"],
  [link("/rightsissue/entitlement"), "shares=x", "shares=1000"],
  [paths.canIApply(content.eligibility[0]?.id), "x=x", undefined],
  [link("/forex-rates"), "amount=x", "amount=5"],
  [link("/fraud-centre"), "contact=", "contact=0712345678"],
  [paths.locations("Branches"), "county=x", "open=1"],
  [paths.properties(), "county=x", "price=x"],
  [paths.properties(), "month=x", "month=60000&cash=1m"],
  [link("/what-to-bring"), "product=x", undefined],
  [link("/articles"), "year=x", "theme=x"],
  [link("/careers/jobsListing"), "department=x", undefined],
  [paths.compare(), "family=borrow", undefined],
  [paths.propertyComparison(), "property=x", undefined],
  [paths.ratesAndFees(), "term=x", "term=loan"],
  [paths.investors(), "year=2020", undefined],
] as const;

const reloaded = reloading.flatMap(([path, ...queries]) =>
  queries.flatMap((query) => (query === undefined ? [] : [`${path}?${query}`])),
);
const posting = [
  link("/calculators/affordability"),
  link("/contact-us"),
  link("/complaints"),
  link("/data-rights"),
  link("/data-rights/track"),
];

/** Selects and ticks would come back, and text not: neither the form nor the page would say what the other does. */
test("a form that asks for a page is as that page says, also after Back", async ({
  documents,
  ask,
  parse,
}) => {
  const answered = await parse(await ofEach(reloaded, ask));
  expect(await documents.evaluate(findRestored)).toEqual([]);
  expect(await answered.evaluate(findRestored)).toEqual([]);
});

function findRestored(all: readonly ParsedPage[]) {
  return all.flatMap(({ address, page }) =>
    [...page.querySelectorAll("form:not([method=post], [method=dialog])")]
      .filter((form) =>
        form.outerHTML.replaceAll(/autocomplete="off"/g, "").includes("autocomplete="),
      )
      .concat([
        ...page.querySelectorAll("form:not([method=post], [method=dialog], [autocomplete=off])"),
      ])
      .map(({ outerHTML }) => `${address}: ${outerHTML.slice(0, 120)}`),
  );
}

test("a form that reloads its page leads to the answer, or to the summary of its errors", async ({
  ask,
  parse,
}) => {
  const pages = await ofEach([...reloaded, ...posting], ask);
  expect(await (await parse(pages)).evaluate(findLost)).toEqual([]);
});

/** Forms without a place to lead to, and places that are not there, twice there, or not around or after the errors. */
function findLost(all: readonly ParsedPage[]) {
  return all.flatMap(({ address, page }) => {
    const path = new URL(address, "https://a.example").pathname;
    const summary =
      page.querySelector("main section li > a[href^='#']")?.closest("section") ??
      page.querySelector("main [aria-invalid=true]");
    const forms = [...page.querySelectorAll<HTMLFormElement>("main form")].flatMap((form) => {
      const to = new URL(form.getAttribute("action") ?? "", `https://a.example${path}`);
      return to.pathname === path ? [{ hash: to.hash, isPost: form.method === "post" }] : [];
    });
    if (forms.length === 0) return [`${address}: no form`];
    return forms.flatMap(({ hash, isPost }) => {
      const places = [...page.querySelectorAll(`[id="${hash.slice(1)}"]`)];
      const isAtErrors = !summary || places.some((place) => place.contains(summary));
      // The target of a post is there once it is sent.
      const isThere = (places.length === 1 && isAtErrors) || (isPost && hash !== "");
      return isThere ? [] : [`${address}: ${hash || "the top"}`];
    });
  });
}
