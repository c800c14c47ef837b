import { paths } from "#app/pages/paths.ts";
import { languageOf, withLanguage } from "#domain/texts/language.ts";
import { expect, test } from "#test/support/browser/browser.ts";
import { content } from "#test/support/content/content.ts";
import {
  type LanguageText,
  readTexts,
  unmarkedEnglish,
} from "#test/support/browser/language-texts.ts";
import { addresses } from "#test/support/site/site.ts";

const inKiswahili = [
  ...addresses.filter((address) => languageOf(address).language === "sw"),
  ...content.specimenJobs.slice(0, 1).map(({ id }) => withLanguage(paths.jobApplication(id), "sw")),
];

test("English on a Kiswahili page is marked as English, also after its scripts have run", async ({
  page,
}) => {
  test.setTimeout(inKiswahili.length * 8_000);
  const textsOf = async (address: string) => {
    await page.goto(address);
    const shown = await page.evaluateHandle((at) => [{ address: at, page: document }], address);
    return shown.evaluate(readTexts, ".");
  };
  const texts: LanguageText[] = [];
  const inEnglish: LanguageText[] = [];
  for (const address of inKiswahili) {
    texts.push(...(await textsOf(address)));
    inEnglish.push(...(await textsOf(languageOf(address).address)));
  }
  expect(unmarkedEnglish(texts, inEnglish)).toEqual([]);
});
