import type { ComponentProps, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pageLanguage, textLanguage } from "./page-language.ts";
import { Form } from "#app/ui/form/form.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { PageLanguageContext } from "#app/ui/navigation/page-language-context.ts";

const loan = "Personal loan";
const untranslatedTexts = new Set([loan, "Ng'ang'a & Sons"]);
const shown = (part: ReactNode, language: "en" | "sw" = "sw", of = textLanguage) =>
  renderToStaticMarkup(
    <PageLanguageContext value={of({ language, untranslatedTexts })}>{part}</PageLanguageContext>,
  );

test.each<[string, ComponentProps<"a">, string]>([
  ["to a page in Kiswahili", { href: "/hfc" }, '<a href="/sw/hfc"></a>'],
  ["home", { className: "x", href: "/" }, '<a class="x" href="/sw"></a>'],
  ["with a query", { href: "/contact-us?a=1#b" }, '<a href="/sw/contact-us?a=1#b"></a>'],
  ["to a page in English", { href: "/about-us" }, '<a href="/about-us" hrefLang="en"></a>'],
  ["that chooses", { href: "/hfc", hrefLang: "en" }, '<a href="/hfc" hrefLang="en"></a>'],
  ["within the page", { href: "#main" }, '<a href="#main"></a>'],
  ["outside", { href: "https://a.example/hfc" }, '<a href="https://a.example/hfc"></a>'],
  ["in Kiswahili", { href: "/hfc", children: "Mkopo" }, '<a href="/sw/hfc">Mkopo</a>'],
  ["in English", { href: "#a", children: loan }, '<a href="#a" lang="en">Personal loan</a>'],
  ["in its language", { lang: "sw", children: loan }, '<a lang="sw">Personal loan</a>'],
])("in Kiswahili a link %s", (_, props, html) => {
  expect(shown(<Link {...props} />)).toBe(html);
});

test.each([
  ["of a form", "/contact-us", '<form action="/sw/contact-us"></form>'],
  ["of a form in English", "/search", '<form action="/search"></form>'],
  ["of a form to its own page", undefined, "<form></form>"],
])("in Kiswahili a link %s", (_, action, html) => {
  expect(shown(<Form action={action} />)).toBe(html);
});

test("in Kiswahili a link of a menu leads to a page in Kiswahili, and is not marked if it leads to an English one", () => {
  const links = (
    <>
      <Link href="/about-us" />
      <Link href="/hfc" />
    </>
  );
  expect(shown(links, "sw", pageLanguage)).toBe('<a href="/about-us"></a><a href="/sw/hfc"></a>');
});

test("in English a link and a form stay as they are", () => {
  const parts = (
    <Form action="/contact-us">
      <Link href="/hfc">{loan}</Link>
    </Form>
  );
  expect(shown(parts, "en")).toBe(
    '<form action="/contact-us"><a href="/hfc">Personal loan</a></form>',
  );
});

test.each([
  [loan, "en"],
  ["Ng'ang'a & Sons", "en"],
  ["Mkopo", undefined],
  [["a", loan], undefined],
  [undefined, undefined],
])("%s is in %s on a page in Kiswahili", (text, language) => {
  expect(textLanguage({ language: "sw", untranslatedTexts }).languageOf(text)).toBe(language);
});
