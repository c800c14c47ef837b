import { paths } from "#app/pages/paths.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { eligibilityChecks } from "#model/eligibility/checks.ts";
import { expectHeard } from "#test/support/browser/announcements.ts";
import { expect, test } from "#test/support/browser/shared-context.ts";
import { content, found } from "#test/support/content/content.ts";
import { phone } from "#test/support/site/site.ts";

const { answer, form } = content.canIApply;
const { product, title, questions } = found(
  eligibilityChecks(content).find(({ id }) => id === "logbook-loans"),
);
const key = { ...product, audience: product.audiences[0] };

function asked(wanted: string) {
  const question = found(questions.find(({ id }) => id === wanted));
  const { rules = [], what = "" } = question.kind === "number" ? question : {};
  return { label: question.label, limit: rules[0]?.otherwise ?? 0, what };
}
const [vehicle, charged] = [asked("vehicle"), asked("charged")];
const [amount, months] = [asked("amount"), asked("months")];
const missing = fillText(content.messages.figures.errors.missing, months);

test("on a phone: from a loan to the rules that are not met, and then to none", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(paths.product(key));
  const main = page.getByRole("main");
  const submit = main.getByRole("button", { name: form.submit });
  await main.getByRole("link", { name: title }).click();
  await main.getByLabel(vehicle.label).fill(String(vehicle.limit + 1));
  await main
    .getByRole("radiogroup", { name: charged.label })
    .getByLabel("No", { exact: true })
    .check();
  await main.getByLabel(amount.label).fill(String(amount.limit));
  await submit.click();
  await expectHeard(page, missing, form.problem);
  await main.getByRole("link", { name: missing }).click();

  await expect(main.getByLabel(months.label)).toBeFocused();
  await main.getByLabel(months.label).fill(String(months.limit));
  await submit.click();
  await expect(main.getByRole("heading", { name: answer.failed.one })).toBeInViewport();
  await expectHeard(page, answer.failed.one);
  await expect(main.getByRole("listitem").filter({ hasText: answer.fails })).toContainText(
    String(vehicle.limit),
  );

  await main.getByLabel(vehicle.label).fill(String(vehicle.limit));
  await submit.click();
  await expect(main.getByRole("heading", { name: answer.clear })).toBeInViewport();
  await expectHeard(page, answer.clear);
  // The history entry keeps the choices.
  await page.reload();
  await expect(
    main.getByRole("radiogroup", { name: charged.label }).getByLabel("No", { exact: true }),
  ).toBeChecked();
  const clear = main.getByRole("heading", { name: answer.clear });
  await expect(clear).toBeVisible();
  // The answer came after the page was at `#answer`, and is not its target.
  await submit.click();
  await expect(clear).toBeFocused();
  await main.getByRole("link", { name: answer.enquire }).click();
  await expect(page).toHaveURL(paths.enquiry(key));
});
