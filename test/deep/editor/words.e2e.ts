import { found, content } from "#test/support/content/content.ts";
import { globSync, readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { hasKiswahili } from "#app/pages/languages.ts";
import { paths } from "#app/pages/paths.ts";
import { mostPictureKilobytes } from "#domain/pictures/article-picture.ts";
import { families } from "#domain/products/families.ts";
import { choiceInWords } from "../../../packages/editor/words.ts";
import {
  approve,
  choose,
  fieldOf,
  fill,
  newEntry,
  openEntry,
  picture,
  readFile,
  send,
  shows,
  test,
} from "./editing.ts";

const [photograph = ""] = globSync("public/pictures/share/*.jpg");

/** A picture that cannot be made smaller. */
async function noisePicture(page: Page) {
  const data = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 1280, height: 1280 });
    const context = canvas.getContext("2d");
    const image = context?.createImageData(1280, 1280);
    image?.data.forEach((_value, i, all) => (all[i] = Math.random() * 256));
    if (image) context?.putImageData(image, 0, 0);
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(data.replace(/^.*,/, ""), "base64");
}

test("an article is written and read", async ({ editor, approver, editing }) => {
  const title = "HFC names the winners of 2027: “our students”";
  const { theme } = found(content.articles[0]);
  await newEntry(editor, "articles");
  await fill(editor, "title", title);
  await fill(editor, "date", new Date().toISOString().slice(0, 10));
  await choose(editor, "theme", choiceInWords("theme", theme));
  await fill(
    editor,
    "summary",
    "Four students: each receives a year of fees, and says why it's needed.",
  );
  await choose(editor, "provenance", choiceInWords("provenance", "own"));
  await (await fieldOf(editor, "banner")).getByRole("checkbox").click();
  const picked = (await fieldOf(editor, "banner.file")).locator("input[type=file]").first();
  const buffer = readFileSync(photograph);
  const noise = await noisePicture(editor);
  await picked.setInputFiles({ name: "Noise.png", mimeType: "image/png", buffer: noise });
  const refusal = editor.getByRole("alertdialog").or(editor.getByRole("dialog"));
  await expect(refusal).toContainText(
    new RegExp(`maximum size of \\W*${mostPictureKilobytes}\\W*KB`),
  );
  await expect(refusal).toContainText(/noise/i);
  await refusal.getByRole("button", { name: "OK" }).click();
  await picked.setInputFiles({ name: "Opening Day.JPG", mimeType: "image/jpeg", buffer });
  await expect(editor.getByRole("button", { name: "Replace Image" })).toBeVisible();
  await fill(editor, "banner.alt", "Four students before their school");
  await picture(editor, "article");
  await fill(editor, "body", "The students were chosen by their schools. ".repeat(25));
  await send(editor);
  await approve(approver, editing);
  await shows(editing, "/articles", title);
  await shows(editing, "/articles", "opening-day.webp");
});

test("the Kiswahili is corrected next to the English, which stays the same", async ({
  editor,
  approver,
  editing,
}) => {
  const family = found(families.find((each) => hasKiswahili(paths.family(each))));
  const file = `families/${family}.yaml`;
  const english = readFile(editing, file);
  await openEntry(editor, "families", family);
  const headline = (await fieldOf(editor, "headline", "sw")).getByRole("textbox");
  const corrected = `${await headline.inputValue()} pia`;
  await headline.fill(corrected);
  await picture(editor, "kiswahili");
  await send(editor);
  await approve(approver, editing);
  expect(readFile(editing, `sw/${file}`)).toContain(corrected);
  expect(readFile(editing, file)).toBe(english);
  await shows(editing, `/sw${paths.family(family)}`, corrected);
});
