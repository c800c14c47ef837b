import type { Page } from "@playwright/test";
import { link } from "#app/pages/link.ts";
import { phone } from "#test/support/site/site.ts";

/** The heights of a row across a phone, of a calculator's answer in a second row above it, and of headers. */
const most = { row: 56, answer: 50, header: 100, stickyHeader: 64 };

/** The faults of the open page's fixed parts. */
export const fixedFaultsOf = (page: Page, address: string): Promise<string[]> =>
  page.viewportSize()?.width === phone.width ? faultsOfPhone(page, address) : faultsOfDesk(page);

async function faultsOfPhone(page: Page, address: string) {
  const header = await heightOfHeader(page);
  const { top, bottom, gapAtEnd, covered } = await walkPage(page);
  const room = most.row + (address.startsWith(link("/calculators")) ? most.answer : 0);
  return [
    ...(header > most.row ? [`the header is ${header} high`] : []),
    ...(top > 0 ? [`${top} px stay at the upper edge`] : []),
    ...(bottom > room ? [`${bottom} px stay at the lower edge`] : []),
    ...(Math.abs(gapAtEnd) > 1 ? [`${gapAtEnd} px between the footer and the dock`] : []),
    ...covered,
  ];
}

async function faultsOfDesk(page: Page) {
  const header = await heightOfHeader(page);
  const { top, bottom, covered } = await walkPage(page);
  const gap = await gapToTab(page);
  return [
    ...(gap > 0 ? [] : [`${gap} px between the content and the tab of the calculators`]),
    ...(header > most.header ? [`the header is ${header} high`] : []),
    ...(top > most.stickyHeader ? [`${top} px stay at the upper edge`] : []),
    ...(bottom > 0 ? [`${bottom} px stay at the lower edge`] : []),
    ...covered,
  ];
}

const heightOfHeader = async (page: Page) =>
  (await page.locator("body > header").boundingBox())?.height ?? 0;

/** The distance from the content to the tab in the gutter; some pages have none. */
const gapToTab = (page: Page) =>
  page.evaluate(() => {
    const tab = document.querySelector("calculators-widget > a")?.getBoundingClientRect();
    const ends = [...document.querySelectorAll("main .wrap, body > footer .wrap")].map(
      (each) =>
        each.getBoundingClientRect().right - parseFloat(getComputedStyle(each).paddingRight),
    );
    return tab && tab.width > 0 ? tab.left - Math.max(...ends) : Infinity;
  });

type FixedParts = {
  /** Pixels that full-width rows take at the window's top and bottom after scrolling. */
  top: number;
  bottom: number;
  /** Between the end of the footer and what follows it, at the end of the page. */
  gapAtEnd: number;
  /** Controls and figures that a fixed part covers, anywhere on the page. */
  covered: string[];
};

/** Scrolls through a page and measures its fixed parts. */
const walkPage = (page: Page): Promise<FixedParts> => page.evaluate(walk);

function walk(): FixedParts {
  const content = "a, button, input, select, textarea, summary, td, dd, figure, output, h2, h3";
  const root = document.documentElement;
  const covered = new Set<string>();
  let rows = rowsNow();

  for (let y = 0; y < root.scrollHeight; y += innerHeight - 160) {
    scrollTo({ top: y, behavior: "instant" });
    rows = rowsNow();
    for (const element of document.querySelectorAll(content)) look(element);
  }
  const dock = document.querySelector("#dock")?.getBoundingClientRect();
  const end = document.querySelector("body > footer")?.getBoundingClientRect().bottom ?? Number.NaN;
  const gapAtEnd = (dock && dock.height > 0 ? dock.top : innerHeight) - end;
  for (const slot of document.querySelectorAll("#dock :is(a, button)")) lookAtSlot(slot);
  return { ...rows, gapAtEnd, covered: [...covered] };

  /** A part that reaches across the window is a row; content passes under it. */
  function rowsNow() {
    let top = 0;
    let bottom = 0;
    // From the end of the page: the dock, then what is above it.
    for (const part of stayingParts().toReversed()) {
      const box = part.getBoundingClientRect();
      if (box.width < innerWidth * 0.9) continue;
      if (box.top <= top + 1) top = Math.max(top, box.bottom);
      else if (box.bottom >= innerHeight - bottom - 1)
        bottom = Math.max(bottom, innerHeight - box.top);
    }
    return { top, bottom };
  }

  function stayingParts() {
    return [...document.querySelectorAll("body *")].filter(
      (element) => stays(element) && element.checkVisibility({ visibilityProperty: true }),
    );
  }

  function stays(element: Element) {
    return /fixed|sticky/.test(getComputedStyle(element).position);
  }

  function look(element: Element) {
    if (!element.checkVisibility({ visibilityProperty: true })) return;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (top < rows.top || bottom > innerHeight - rows.bottom || right - left < 2) return;
    for (const x of [left + 1, right - 1])
      for (const y of [top + 1, bottom - 1]) {
        const hit = document.elementFromPoint(x, y);
        if (!hit || element.contains(hit) || hit.contains(element)) continue;
        const part = stayingAround(hit);
        if (part && !part.contains(element))
          covered.add(`${nameOf(element)} under ${nameOf(part)}`);
      }
  }

  /** The page's action shares the dock's space, and must not cover its slots. */
  function lookAtSlot(slot: Element) {
    const { left, right, top, bottom } = slot.getBoundingClientRect();
    const y = (top + bottom) / 2;
    if (right - left < 2 || top < 0 || bottom > innerHeight) return;
    for (const x of [left + 1, right - 1]) {
      const hit = document.elementFromPoint(x, y);
      if (hit && !slot.contains(hit) && !hit.contains(slot))
        covered.add(`${nameOf(slot)} under ${nameOf(hit)}`);
    }
  }

  function stayingAround(hit: Element) {
    for (let each: Element | null = hit; each; each = each.parentElement)
      if (stays(each)) return each;
    return undefined;
  }

  function nameOf({ tagName, className, textContent }: Element) {
    return `${tagName.toLowerCase()}.${className} "${textContent.trim().slice(0, 30)}"`;
  }
}
