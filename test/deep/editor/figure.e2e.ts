import { found, content } from "#test/support/content/content.ts";
import { expect } from "@playwright/test";
import { paths } from "#app/pages/paths.ts";
import { formatMoney } from "#domain/money/money.ts";
import { ownContentFolder } from "#model/load/read-content.ts";
import { readEditorsTexts } from "#model/reading/find-in-texts.ts";
import { approve, fieldOf, openEntry, picture, send, shows, test, openChange } from "./editing.ts";

const texts = [...readEditorsTexts(ownContentFolder)];
const pairs = content.products.flatMap((product) => {
  const [first] = product.facts;
  if (first?.kind !== "money" || first.limit !== "up to") return [];
  const [other] =
    texts.find(([, text]) => text.includes(`figure: ${product.slug}.${first.id}`)) ?? [];
  return other === undefined ? [] : [{ product, other }];
});
/** A product that begins with the most that one can have, and another that shows it. */
const { product, other } = found(pairs[0]);
const { family, audiences, slug } = product;
const collection = `products-${family}-${audiences[0]}`;
const path = paths.product({ family, audience: audiences[0], slug });
/** The path of another product's file that shows the same figure. */
const otherPath = other.replace(/^products|\.yaml$/g, "");

test("a second person publishes a fee from a draft, and its change can be undone", async ({
  editor,
  approver,
  editing,
}) => {
  await openEntry(editor, collection, slug);
  const amount = (await fieldOf(editor, "facts.0.amount")).locator("input").first();
  const before = Number(await amount.inputValue());
  await shows(editing, path, formatMoney(before));
  await amount.fill(String(before * 2));
  await picture(editor, "figure");
  await send(editor);
  await openChange(approver, editing);
  await expect(approver.getByText("The check found no mistake.")).toBeVisible();
  await picture(approver, "approve");
  await approve(approver, editing);
  await shows(editing, path, formatMoney(before * 2));
  await shows(editing, otherPath, formatMoney(before * 2));

  await approver.getByRole("button", { name: "Undo this change as Approver" }).click();
  await expect(approver.getByText("Somebody else has to approve it.")).toBeVisible();
  await picture(approver, "undo");
  await approve(approver, editing);
  await shows(editing, path, formatMoney(before));
});
