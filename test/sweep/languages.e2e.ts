import { hasKiswahili } from "#app/pages/languages.ts";
import { paths } from "#app/pages/paths.ts";
import { languageNames, languageOf, withLanguage } from "#domain/texts/language.ts";
import { answeredAddresses } from "#test/support/site/answered-addresses.ts";
import { content } from "#test/support/content/content.ts";
import { expect, ofEach, test } from "#test/support/site/fetched-pages.ts";
import { kiswahili, readTexts, unmarkedEnglish } from "#test/support/browser/language-texts.ts";
import { addresses } from "#test/support/site/site.ts";

const tools = answeredAddresses.filter(hasKiswahili).map((address) => withLanguage(address, "sw"));
const inKiswahili = [
  ...addresses.filter((address) => languageOf(address).language === "sw"),
  ...tools,
  ...content.specimenJobs.slice(0, 1).map(({ id }) => withLanguage(paths.jobApplication(id), "sw")),
];
const inEnglish = inKiswahili.map((address) => languageOf(address).address);

test("English on a Kiswahili page is marked as English", async ({ ask, parse }) => {
  const [texts = [], others = []] = await Promise.all(
    [inKiswahili, inEnglish].map(async (some) =>
      (await parse(await ofEach(some, ask))).evaluate(readTexts, "."),
    ),
  );
  expect(texts.length).toBeGreaterThan(inKiswahili.length);
  expect(unmarkedEnglish(texts, others)).toEqual([]);
});

test("a calculator's answer and errors contain no English", async ({ ask, parse }) => {
  const calculators = tools.filter((address) => address.startsWith("/sw/calculators/"));
  const texts = await (await parse(await ofEach(calculators, ask))).evaluate(readTexts, "[a-z]{3}");
  expect(texts.filter(({ words }) => /[^w]\/calculators\//.test(words))).toEqual([]);
  const around = new Set([languageNames.en, content.settings.tagline]);
  expect(texts.filter(({ lang, words }) => lang === "en" && !around.has(words))).toEqual([]);
});

test("Kiswahili on an English page is marked as Kiswahili", async ({ documents }) => {
  const texts = await documents.evaluate(readTexts, kiswahili.source);
  const unmarked = texts.filter(
    ({ address, lang }) => languageOf(address).language === "en" && lang !== "sw",
  );
  expect(unmarked).toEqual([]);
});
