import {
  applyAddress,
  codeSentTo,
  cvFile,
  expectNoAxeViolation,
  fillInDetails,
  form,
  keptApplications,
  newPhone,
  partsOf,
} from "../../support/application-page.ts";
import { expect, test } from "../../support/browser.ts";
import { content } from "../../support/content.ts";
import { becomeNewVisitor } from "../../support/enquiry-page.ts";
import { desk, phone as phoneSize } from "../../support/site.ts";

const { fields, errors, submitted } = content.applicationMessages;

// Forms are sent faster than pages fade into each other, which Chromium would remark on.
test.use({
  allowedNoise: /Failed to load resource/,
  contextOptions: { reducedMotion: "reduce" },
});

for (const viewport of [phoneSize, desk]) {
  test.describe(`where the script never comes, at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test("each step is a form that works, sound for axe", async ({ page }) => {
      await becomeNewVisitor(page);
      await page.route("**/*.js", (route) => route.abort());
      const parts = partsOf(page);
      const phone = newPhone();
      await page.goto(applyAddress);
      await expectNoAxeViolation(page);
      await parts.phone.fill(phone);
      await parts.sendCode.click();
      await expect(parts.heading(form.code.title)).toBeVisible();
      await expectNoAxeViolation(page);
      await parts.code.fill(codeSentTo(phone));
      await parts.verify.click();
      await parts.next.click();
      await expect(parts.summary.first()).toHaveText(fields.firstName.missing);
      await expectNoAxeViolation(page);
      await fillInDetails(page);
      await parts.next.click();
      await expect(parts.heading(form.check.title)).toBeVisible();
      await expectNoAxeViolation(page);
      await parts.send.click();
      await expect(parts.summary).toHaveText([errors.cv.missing]);
      await expectNoAxeViolation(page);
      await parts.cv.setInputFiles(cvFile());
      await parts.send.click();
      await expect(parts.heading(submitted)).toBeVisible();
      await expectNoAxeViolation(page);
      expect(keptApplications(phone)).toHaveLength(1);
    });
  });
}
