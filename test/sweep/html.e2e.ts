import { link } from "#app/pages/link.ts";
import { answeredAddresses } from "#test/support/site/answered-addresses.ts";
import { expect, ofEach, type ParsedPage, test } from "#test/support/site/fetched-pages.ts";

test("every page has one h1, and skips no heading level", async ({ documents }) => {
  expect(await documents.evaluate(findHeadingErrors)).toEqual([]);
});

function findHeadingErrors(all: readonly ParsedPage[]) {
  return all.flatMap(({ address, page }) => {
    const headings = page.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)");
    const levels = [...headings].map(({ localName }) => Number(localName.at(-1)));
    const skips = levels.some((level, i) => level > (levels[i - 1] ?? level) + 1);
    const firsts = levels.filter((level) => level === 1).length;
    return skips || firsts !== 1 ? `${address}: heading levels ${levels.join(" ")}` : [];
  });
}

test("no breadcrumb leads to its own page", async ({ documents }) => {
  expect(await documents.evaluate(findOwnCrumbs)).toEqual([]);
});

function findOwnCrumbs(all: readonly ParsedPage[]) {
  return all.flatMap(({ address, page }) =>
    [...page.querySelectorAll("nav:has(li:last-child > span[aria-current=page]) a")]
      .filter((crumb) => crumb.getAttribute("href") === address)
      .map(({ textContent }) => `${address}: ${textContent}`),
  );
}

test("every field has a label", async ({ documents }) => {
  expect(await documents.evaluate(findUnlabelled)).toEqual([]);
});

function findUnlabelled(all: readonly ParsedPage[]) {
  const field = ":is(input:not([type=hidden], [type=submit], [type=button]), select, textarea)";
  return all.flatMap(({ address, page }) => {
    const labels = new Set(
      [...page.querySelectorAll<HTMLLabelElement>("label[for]")].map(({ htmlFor }) => htmlFor),
    );
    return [...page.querySelectorAll(`${field}:not([aria-label], [aria-labelledby], label *)`)]
      .filter(({ id }) => !labels.has(id))
      .map(({ outerHTML }) => `${address}: ${outerHTML}`);
  });
}

test("no two words are read as one, and no description repeats its name", async ({ documents }) => {
  expect(await documents.evaluate(findRunTogether)).toEqual([]);
});

/** Boxes separated only by styles are read as one word. Part of a word may be marked. */
function findRunTogether(all: readonly ParsedPage[]) {
  const parts = "p, h1, h2, h3, h4, h5, h6, th, td, dt, dd, caption, legend, summary, div, li, ul";
  const read = `${parts}, a, button, label, select, option`;
  return all.flatMap(({ address, page }) =>
    [...page.querySelectorAll(read)].flatMap((element) => {
      const descriptions = element.getAttribute("aria-describedby")?.split(" ") ?? [];
      const isTwice =
        !element.matches("[aria-label], [aria-labelledby]") &&
        descriptions.some((id) => element.contains(page.getElementById(id)));
      const together = isTwice ? element.textContent : findTogether(element);
      return together ? [`${address}: ${together}`] : [];
    }),
  );

  function findTogether(element: Element) {
    const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_ALL);
    let before: Node | undefined;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element && node.matches("br, wbr")) before = undefined;
      const parent = node.parentElement;
      if (
        node.nodeType !== Node.TEXT_NODE ||
        parent?.closest("[aria-hidden], mark, sup, svg, script")
      )
        continue;
      if (
        before &&
        before.parentElement !== parent &&
        before.parentElement?.closest(read) === parent?.closest(read) &&
        /[\p{L}\d]$/u.test(before.nodeValue ?? "") &&
        /^[\p{L}\d]/u.test(node.nodeValue ?? "")
      )
        return `${before.nodeValue}|${node.nodeValue}`;
      before = node;
    }
    return "";
  }
}

test("a lost card is one tap away from every page", async ({ documents }) => {
  const without = await documents.evaluate(
    (all, end) =>
      all
        .filter(({ page }) => !page.querySelector(`header a[href$="${end}"]`))
        .map(({ address }) => address),
    link("/fraud-centre"),
  );
  expect(without).toEqual([]);
});

/** About us, an audience's products and properties: a phone's largest picture is in a list, a desktop's above it. */
const hasTwoFirstPictures = /\/about-us$|\/for-\w+$|\/property-listing(?!\/view)/;

test("a page requests its first picture before all others", async ({ documents }) => {
  const counts = await documents.evaluate((all) =>
    all.map(({ address, page }) => ({
      address,
      first: page.querySelectorAll("[fetchpriority=high]").length,
    })),
  );
  expect(counts.some(({ first }) => first > 0)).toBe(true);
  const most = (address: string) => (hasTwoFirstPictures.test(address) ? 2 : 1);
  expect(counts.filter(({ address, first }) => first > most(address))).toEqual([]);
});

test("a page that delays its first paint waits for an element after the footer", async ({
  documents,
}) => {
  expect(await documents.evaluate(findEarlyParts)).toEqual([]);
});

/** Chromium paints as soon as the start tag is there: one within the footer would show half of it. */
function findEarlyParts(all: readonly ParsedPage[]) {
  return all.flatMap(({ address, page }) => {
    const footer = page.querySelector("footer");
    return [...page.querySelectorAll("link[rel=expect]")].flatMap((each) => {
      const part = page.getElementById(each.getAttribute("href")?.slice(1) ?? "");
      const isAfter = part && (!footer || footer.compareDocumentPosition(part) === 4);
      return isAfter ? [] : `${address}: ${each.outerHTML}`;
    });
  });
}

test("a text shows a value, and not its name in braces", async ({ documents }) => {
  expect(await documents.evaluate(findNamesOfValues, link("/api/docs"))).toEqual([]);
});

function findNamesOfValues(all: readonly ParsedPage[], apiDocs: string) {
  return all.flatMap(({ address, page }) => {
    const texts = [...page.querySelectorAll("title, body *:not(script, style)")]
      .flatMap(({ childNodes }) => [...childNodes])
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ nodeValue }) => nodeValue ?? "");
    const names = address === apiDocs ? [] : (texts.join("\n").match(/\{[a-z]\w*\}/gi) ?? []);
    return names.map((name) => `${address}: ${name}`);
  });
}

/** Without its style sheet, a drawing without a size fills the screen. */
test("every picture, drawing and film has a size in the HTML", async ({
  documents,
  ask,
  parse,
}) => {
  const answered = await parse(await ofEach(answeredAddresses, ask));
  expect(await documents.evaluate(findSizeless)).toEqual([]);
  expect(await answered.evaluate(findSizeless)).toEqual([]);
});

function findSizeless(all: readonly ParsedPage[]) {
  return all.flatMap(({ address, page }) =>
    [...page.querySelectorAll(":is(svg, img, video):not([width][height])")].map(
      ({ outerHTML }) => `${address}: ${outerHTML.slice(0, 120)}`,
    ),
  );
}
