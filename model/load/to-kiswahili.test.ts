import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { temporaryFolder } from "#test/support/site/databases.ts";
import { toKiswahili } from "./to-kiswahili.ts";
import { listUntranslatedTexts } from "#checks/untranslated-texts.ts";
import { type KiswahiliFile, PhrasesSchema, readKiswahili } from "#model/load/read-kiswahili.ts";
import type { Texts } from "#model/kiswahili/translate.ts";

const files = readKiswahili("content", content);
const kiswahili = toKiswahili(content, files);

test("text that is still English is listed with its file until it is translated", () => {
  const named = listUntranslatedTexts(content, toKiswahili(content, []));
  expect(named).toContain(
    `site/bank-home.yaml title: "${content.bankHome.title}" has no Kiswahili`,
  );
  const translated = { ...kiswahili, bankHome: { ...kiswahili.bankHome, title: "Benki" } };
  expect(listUntranslatedTexts(content, translated)).not.toContain(
    `site/bank-home.yaml title: "${content.bankHome.title}" has no Kiswahili`,
  );
});

test("a public holiday is translated by the phrases", () => {
  expect([...kiswahili.publicHolidays.values()]).toContain("Siku ya Mashujaa");
});

test("an English phrase with two translations is refused", () => {
  const phrases = ["Krismasi", "Noeli"].map((words) => ({
    english: "Christmas Day",
    kiswahili: words,
  }));
  const { error } = PhrasesSchema.safeParse({ translation: "draft", phrases });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    "a phrase has one Kiswahili: one `english` appears twice",
  ]);
});

test("an unknown placeholder in a translated text is refused", () => {
  const root = temporaryFolder();
  const file = "sw/pages/contact-us.md";
  mkdirSync(join(root, "sw/pages"), { recursive: true });
  writeFileSync(join(root, file), "---\ntranslation: draft\n---\nPiga {simu}.\n");
  expect(() => readKiswahili(root, content)).toThrow(
    `${file} (text): {simu} is no place of this text`,
  );
});

test("only words differ: addresses, figures and sources are the same", () => {
  const addresses = ({ menus }: typeof content) =>
    menus.topBar.map((link) => ("to" in link ? link.to : link.link));
  expect(addresses(kiswahili)).toEqual(addresses(content));
  expect(kiswahili.products.map(({ slug, facts }) => [slug, facts.map(({ id }) => id)])).toEqual(
    content.products.map(({ slug, facts }) => [slug, facts.map(({ id }) => id)]),
  );
});

test("a loan's sentence has its figures as Kiswahili writes them", () => {
  const translated = files.flatMap(({ name, texts }) =>
    "summary" in texts && String(texts["summary"]).includes("{tenor}") ? [name] : [],
  );
  const inMonths = content.products.flatMap(({ family, audiences, slug, facts }) => {
    const tenor = facts.find(({ id }) => id === "tenor");
    return translated.includes(`products/${family}/${audiences[0]}/${slug}.yaml`) &&
      tenor?.kind === "term" &&
      tenor.unit === "month"
      ? [{ slug, words: `miezi ${tenor.length}` }]
      : [];
  });
  expect(inMonths.length).toBeGreaterThan(0);
  for (const { slug, words } of inMonths) {
    const product = kiswahili.products.find((each) => each.slug === slug);
    expect(product?.summary.replaceAll("\u00a0", " ")).toContain(words);
  }
});

test.each([
  ["English", content],
  ["Kiswahili", kiswahili],
])("a unit beside a figure of a calculator takes two lines at most in %s", (_name, of) => {
  const { affordability, messages } = of;
  const own = Object.values(affordability.fields).flatMap(({ unit }) => unit ?? []);
  const units = [...Object.values(messages.figures.units), ...own];
  expect(units.length).toBeGreaterThan(5);
  expect(units.filter((words) => words.length > 11)).toEqual([]);
});

test("without translations all is English", () => {
  const english = { ...content, notices: { ...content.notices, kiswahili: [] } };
  expect(toKiswahili(english, [])).toEqual({ ...english, language: "sw" });
});

const file = (name: string, texts: Record<string, Texts>): KiswahiliFile => ({
  name,
  isDraft: true,
  texts,
});

test.each<[KiswahiliFile, string]>([
  [file("site/messages.yaml", { loadng: "x" }), "sw/site/messages.yaml loadng: is not there in"],
  [file("site/emails.yaml", { greeting: "x" }), "sw/site/emails.yaml (file): cannot be"],
  [file("pages/nowhere.md", { title: "x" }), "sw/pages/nowhere.md (file): cannot be translated"],
])("%o matches nothing: it is reported, and the text stays English", (stray, words) => {
  const reported: string[] = [];
  expect(toKiswahili(content, [stray], (each) => reported.push(each))).toEqual(
    toKiswahili(content, []),
  );
  expect(reported).toEqual([expect.stringContaining(words)]);
});

test("a notice is translated by its whole English text, and not after a change of it", () => {
  const notice = (text: string) => ({ text, tone: "news" as const, where: ["all"] });
  const english = "All branches close at 1 pm on 24 December.";
  const own = { english, kiswahili: "Matawi yote yatafungwa saa saba mchana tarehe 24 Desemba." };
  const shown = (...items: string[]) =>
    toKiswahili(
      { ...content, notices: { label: "Notices", kiswahili: [own], items: items.map(notice) } },
      files,
    ).notices.items.map(({ text }) => text);
  const replaced = "The app does not open. Your money is safe.";
  expect(shown(english)).toEqual([own.kiswahili]);
  expect(shown(replaced)).toEqual([replaced]);
  expect(shown(replaced, english)).toEqual([replaced, own.kiswahili]);
});

test("the list of notices has its name in Kiswahili", () => {
  expect(kiswahili.notices.label).not.toBe(content.notices.label);
});
