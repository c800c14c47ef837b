import { compareMotorPremiums } from "#domain/insurance/motor-comparison.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { formatKshs } from "#domain/money/money.ts";
import { expectHeard } from "#test/support/browser/announcements.ts";
import { expect, test } from "#test/support/browser/shared-context.ts";
import { content } from "#test/support/content/content.ts";
import { figureError } from "#test/support/browser/figure-error.ts";
import { phone } from "#test/support/site/site.ts";

const { motorComparison: texts, insurers } = content;
const { motor } = content.messages.calculators;

test("on a phone a car is priced with all insurers, and one insurer can be opened at a time", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/calculators/motor-insurance");
  const main = page.getByRole("main");
  const field = main.getByLabel(motor.fields.sumInsured.label);
  await field.fill("abc");
  await main.getByRole("button", { name: motor.compareAll }).click();
  await expectHeard(page, content.messages.shell.errorTitle.replace("{title}", texts.title));
  await main
    .getByRole("link", { name: figureError("notANumber", motor.fields.sumInsured) })
    .click();
  await expect(field).toBeFocused();
  await field.fill("1,499,999");
  await expect(main.getByRole("article")).not.toHaveCount(0);
  await expect(field).not.toHaveAttribute("aria-invalid");
  // The answer of typing is there already: the page is not loaded again.
  await main.getByRole("button", { name: texts.submit }).click();
  await expect(page).toHaveURL(/sumInsured=1%2C499%2C999.*#answer$/);

  const cover = { sumInsuredKes: 1_499_999, excessProtector: false, pvt: false };
  const offers = compareMotorPremiums(insurers, cover);
  const [first, last] = [offers.at(0), offers.at(-1)];
  await expectHeard(page, formatKshs(first?.premium.totalCents ?? 0), first?.insurer.title ?? "");
  const cards = main.getByRole("article");
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText(
    offers.map(({ insurer }) => insurer.title),
  );
  await cards.last().getByText(texts.parts).click();
  await cards
    .last()
    .getByRole("link", { name: fillText(texts.oneInsurer, { insurer: last?.insurer.title ?? "" }) })
    .click();
  await expect(main.getByRole("heading", { name: motor.total })).toContainText(
    formatKshs(last?.premium.totalCents ?? 0),
  );
});
