import { expect } from "@playwright/test";
import { loadContent } from "#checks/load-content.ts";
import { fieldOf, fill, openEntry, picture, readFile, send, test } from "./editing.ts";

const content = loadContent();
const fileOf = ({ family, audiences, slug }: (typeof content.products)[number]) =>
  `products/${family}/${audiences[0]}/${slug}.yaml`;
const product = content.products.find(({ facts }) => facts[0]?.kind === "money");
if (!product) throw new Error("No product begins with an amount");
const { family, audiences, slug } = product;
const collection = `products-${family}-${audiences[0]}`;
const file = fileOf(product);

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
  await approver.goto(editing.addresses.Approve);
  await approver.getByRole("listitem").first().getByRole("link").click();
  await expect(approver.getByRole("listitem").first()).toContainText(
    new RegExp(`^${file}:\\d+:\\d+ summary.*nothing`),
  );
  await expect(approver.getByRole("button", { name: "Approve and merge" })).toBeHidden();
  await picture(approver, "check");
  expect(readFile(editing, file)).toBe(before);
});
