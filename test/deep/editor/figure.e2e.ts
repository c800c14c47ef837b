import { expect } from "@playwright/test";
import { paths } from "#app/pages/paths.ts";
import { loadContent } from "#checks/load-content.ts";
import { formatMoney } from "#domain/money/money.ts";
import { ownContentFolder } from "#model/load/read-content.ts";
import { readEditorsTexts } from "#model/reading/find-in-texts.ts";
import { approve, fieldOf, openEntry, picture, send, shows, test } from "./editing.ts";

const texts = [...readEditorsTexts(ownContentFolder)];
const [found] = loadContent().products.flatMap((product) => {
  const [first] = product.facts;
  if (first?.kind !== "money" || first.limit !== "up to") return [];
  const [other] =
    texts.find(([, text]) => text.includes(`figure: ${product.slug}.${first.id}`)) ?? [];
  return other === undefined ? [] : [{ product, other }];
});
if (!found)
  throw new Error("No product begins with the most that one can have, there and elsewhere");
const { family, audiences, slug } = found.product;
const collection = `products-${family}-${audiences[0]}`;
const path = paths.product({ family, audience: audiences[0], slug });
/** The path of another product's file that shows the same figure. */
const otherPath = found.other.replace(/^products|\.yaml$/g, "");

test("a second person publishes a fee from a draft, and its change can be undone", async ({
  editor,
  approver,
  editing,
}) => {
  await openEntry(editor, collection, slug);
  const amount = (await fieldOf(editor, "facts.0.amount")).locator("input").first();
  const before = Number(await amount.inputValue());
  const shown = (value: number) => formatMoney(value);
  await shows(editing, path, shown(before));
  await amount.fill(String(before * 2));
  await picture(editor, "figure");
  await send(editor);
  await approver.goto(editing.addresses.Approve);
  await approver.getByRole("listitem").first().getByRole("link").click();
  await expect(approver.getByText("The check found no mistake.")).toBeVisible();
  await picture(approver, "approve");
  await approve(approver, editing);
  await shows(editing, path, shown(before * 2));
  await shows(editing, otherPath, shown(before * 2));

  await approver.getByRole("button", { name: "Undo this change as Approver" }).click();
  await expect(approver.getByText("Somebody else has to approve it.")).toBeVisible();
  await picture(approver, "undo");
  await approve(approver, editing);
  await shows(editing, path, shown(before));
});
