import { found, content } from "#test/support/content/content.ts";
import { expect } from "@playwright/test";
import { fieldOf, fill, openEntry, picture, readFile, send, test, openChange } from "./editing.ts";

const { family, audiences, slug } = found(
  content.products.find(({ facts }) => facts[0]?.kind === "money"),
);
const collection = `products-${family}-${audiences[0]}`;
const file = `products/${family}/${audiences[0]}/${slug}.yaml`;

test("a wrong figure is refused at its field", async ({ editor }) => {
  await openEntry(editor, collection, slug);
  const amount = (await fieldOf(editor, "facts.0.amount")).locator("input").first();
  const before = await amount.inputValue();
  await amount.fill("1,000");
  await editor.getByRole("button", { name: "Save", exact: true }).click();
  const field = await fieldOf(editor, "facts.0.amount");
  await expect(field.getByRole("alert")).toContainText("Must be digits alone");
  await picture(editor, "refused");
  // Undoes the input, which the CMS stores: the next test opens the entry again.
  await amount.fill(before);
});

test("a figure that only contradicts other content is refused by the check", async ({
  editor,
  approver,
  editing,
}) => {
  const before = readFile(editing, file);
  await openEntry(editor, collection, slug);
  await fill(
    editor,
    "summary",
    `One figure of this product, {nothing}, that nobody has written yet.`,
  );
  await send(editor);
  await openChange(approver, editing);
  await expect(approver.getByRole("listitem").first()).toContainText(
    new RegExp(`^${file}:\\d+:\\d+ summary.*nothing`),
  );
  await expect(approver.getByRole("button", { name: "Approve and merge" })).toBeHidden();
  await picture(approver, "check");
  expect(readFile(editing, file)).toBe(before);
});
