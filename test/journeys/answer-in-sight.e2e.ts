import { link } from "#app/pages/link.ts";
import { formatMoney } from "#domain/money/money.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import { answerBar, expectAnswerInSight } from "#test/support/browser/answer-bar.ts";
import { expect, test } from "#test/support/browser/browser.ts";
import { content } from "#test/support/content/content.ts";
import { expectFieldsInSight } from "#test/support/browser/fields-in-sight.ts";
import { phone } from "#test/support/site/site.ts";

const { form: texts, fields, dayOne } = content.homeCost;
const home = link("/calculators/home-cost");

// Without smooth scrolling the page is at its target at once.
test.use({ viewport: phone, contextOptions: { reducedMotion: "reduce" } });

// One test for each kind of answer; the other calculators are in test/deep/journeys/answer-in-sight.e2e.ts.
test("an answer that the server works out is in sight in every field, and changes", async ({
  page,
}) => {
  await expectAnswerInSight(page, { path: link("/calculators/loan-cost"), field: "amount" });
});

test("a field that is reached by an error link or the keyboard shows its label and hint", async ({
  page,
}) => {
  const address = `${link("/calculators/loan-cost")}?amount=x&rate=x&months=x&insurance=x`;
  await expectFieldsInSight(page, async () => void (await page.goto(address)));
});

test("the home calculator's answer bar disappears when the answer itself is in sight", async ({
  page,
}) => {
  await expectAnswerInSight(page, { path: home, field: "price" });
  const answer = page.getByRole("table", { name: dayOne.caption });
  await answer.evaluate((element) => element.scrollIntoView({ block: "start" }));
  await expect(answerBar(page)).not.toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a known loan leads to the cost of a home, and the group with an error is open", async ({
    page,
  }) => {
    const price = page.getByLabel(fields.price.label);
    const loan = page.getByLabel(fields.loan.label, { exact: true });
    await page.goto(home);
    await expect(loan).toBeHidden();
    await page.getByLabel(texts.knows.loan).check();
    await expect(price).toBeHidden();
    await loan.fill("9m");
    await page.getByRole("button", { name: texts.submit }).click();
    await expect(page).toHaveURL(/know=loan/);
    const bought = Math.ceil(9_000_000 / (homeBasis(content).largestSharePercent / 100));
    await expect(page.getByRole("main")).toContainText(
      fillText(dayOne.buys, {
        loan: formatMoney(9_000_000),
        deposit: formatMoney(bought - 9_000_000),
        price: formatMoney(bought),
      }),
    );

    await page.goto(`${home}?excise=700`);
    await expect(page.getByLabel(fields.excise.label)).toBeVisible();
  });
});
