import { describe, expect, test } from "vitest";
import { toKiswahiliHtml } from "./kiswahili-html.ts";

const nothing: ReadonlySet<string> = new Set();

describe("a link", () => {
  test.each([
    ["to a page in Kiswahili", '<a href="/hfc">', '<a href="/sw/hfc">'],
    ["home", '<a class="x" href="/">', '<a class="x" href="/sw">'],
    ["with a query", '<a href="/contact-us?a=1&amp;b=2">', '<a href="/sw/contact-us?a=1&amp;b=2">'],
    ["to a page in English", '<a href="/about-us">', '<a href="/about-us" hreflang="en">'],
    ["that chooses a language", '<a href="/hfc" hrefLang="en">', '<a href="/hfc" hrefLang="en">'],
    ["within the page", '<a href="#main">', '<a href="#main">'],
    ["outside", '<a href="https://www.example.org/hfc">', '<a href="https://www.example.org/hfc">'],
    ["of a style sheet", '<link href="/hfc">', '<link href="/hfc">'],
    [
      "of a form",
      '<form method="post" action="/contact-us">',
      '<form method="post" action="/sw/contact-us">',
    ],
    ["of a form in English", '<form action="/search">', '<form action="/search">'],
  ])("%s", (_, english, kiswahili) => {
    expect(toKiswahiliHtml(`<main>${english}</main>`, nothing)).toBe(`<main>${kiswahili}</main>`);
  });
});

test("links of menus are not marked", () => {
  const [menu, footer] = ['<nav><a href="/about-us"></a></nav>', '<a href="/hfc"></a>'];
  expect(toKiswahiliHtml(`${menu}<main></main>${footer}`, nothing)).toBe(
    `${menu}<main></main><a href="/sw/hfc"></a>`,
  );
});

describe("a text that is still in English", () => {
  const left = new Set(["Personal loan", "Ng'ang'a & Sons"]);
  test.each([
    ["says so", "<h2>Personal loan</h2>", '<h2 lang="en">Personal loan</h2>'],
    [
      "with signs",
      '<p class="x">Ng&#x27;ang&#x27;a &amp; Sons</p>',
      '<p class="x" lang="en">Ng&#x27;ang&#x27;a &amp; Sons</p>',
    ],
    [
      "as a link",
      '<a href="/hfc">Personal loan</a>',
      '<a href="/sw/hfc" lang="en">Personal loan</a>',
    ],
    ["once", '<p lang="en">Personal loan</p>', '<p lang="en">Personal loan</p>'],
    ["among others stays", "<p>Personal loan <b>x</b></p>", "<p>Personal loan <b>x</b></p>"],
    ["not in the head", "<title>Personal loan</title>", "<title>Personal loan</title>"],
    ["and others stay", "<h2>Mkopo</h2>", "<h2>Mkopo</h2>"],
  ])("%s", (_, english, kiswahili) => {
    expect(toKiswahiliHtml(`<main>${english}</main>`, left)).toBe(`<main>${kiswahili}</main>`);
  });
});
