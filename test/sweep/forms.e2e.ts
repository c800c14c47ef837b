import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { answeredAddresses } from "#test/support/site/answered-addresses.ts";
import { content } from "#test/support/content/content.ts";
import { expect, ofEach, type ParsedPage, test } from "#test/support/site/fetched-pages.ts";

const posting = [
  link("/calculators/affordability"),
  paths.canIApply(content.eligibility[0]?.id),
  link("/contact-us"),
  link("/complaints"),
  link("/data-rights"),
  link("/data-rights/track"),
];

/** Browsers restore selects and ticks after Back, but not text, so form and page would differ. */
test("a form that requests a page matches that page, also after Back", async ({
  documents,
  ask,
  parse,
}) => {
  const answered = await parse(await ofEach(answeredAddresses, ask));
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
  const pages = await ofEach([...answeredAddresses, ...posting], ask);
  expect(await (await parse(pages)).evaluate(findLost)).toEqual([]);
});

/** Forms without a target, and targets that are missing, repeated, or do not contain the errors. */
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
