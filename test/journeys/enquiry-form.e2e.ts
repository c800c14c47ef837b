import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import {
  becomeNewVisitor,
  expectOverlay,
  expectAccessible,
  fillIn,
  keptEnquiries,
  newMessage,
  partsOf,
  wake,
} from "../support/enquiry-page.ts";
import { desk, phone } from "../support/site.ts";

const texts = content.enquiryForm;
const addresses = {
  "a product": "/borrow/for-individuals/property-financing",
  insurance: "/insure/for-individuals/motor-insurance",
  "a banking page": "/banking/me/current-account",
};

// One of these cuts the line, and Chromium says so.
test.use({ allowedNoise: /Failed to load resource/ });
test.beforeEach(({ page }) => becomeNewVisitor(page));

for (const javaScriptEnabled of [true, false]) {
  for (const viewport of [phone, desk]) {
    test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript at ${viewport.width} pixels`, () => {
      test.use({ javaScriptEnabled, viewport });

      for (const [kind, address] of Object.entries(addresses)) {
        test(`from ${kind} an enquiry about it is sent`, async ({ page }) => {
          await page.goto(address);
          const title = await page.getByRole("heading", { level: 1 }).innerText();
          await page.locator("[data-page-action]").click();
          if (!javaScriptEnabled)
            await page.getByRole("link", { name: texts.product.open }).click();
          const { send, subject, tickBox, fullname } = partsOf(page);
          await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
          // With script the form comes to the page; without, the page of the form.
          if (javaScriptEnabled) {
            await expect(fullname).toBeFocused();
            await expectAccessible(page);
          }
          await expect(page).toHaveURL(javaScriptEnabled ? `${address}#enquiry` : /\/enquire\//);
          await expect(subject.getByRole("option")).toHaveText([
            texts.chooseSubject,
            "Personal Banking",
            "Property Investment",
            "SME Banking",
            "Property",
            "Insurance",
          ]);
          await expect(partsOf(page).phone).toHaveAttribute("placeholder", "07XXXXXXXX");
          const text = newMessage();
          if (javaScriptEnabled) await wake(page);
          await fillIn(page, text, "0712 345 678");
          if (javaScriptEnabled) await tickBox.check();
          await send.click();
          if (javaScriptEnabled) await expectOverlay(page, "submitted");
          else
            await expect(page).toHaveURL(/\/contact-us\/sent\?reference=E-/, { timeout: 15_000 });
          expect(keptEnquiries(text)).toMatchObject([
            {
              phone: "254712345678",
              subject: "Insurance",
              message_section: title,
              destination_flag: "website",
            },
          ]);
        });
      }
    });
  }
}

test("a product of the diaspora sends its enquiries there", async ({ page }) => {
  const product = content.products.find(({ destination }) => destination === "diaspora");
  await page.goto(`/enquire/${product?.family}/${product?.audiences[0]}/${product?.slug}`);
  const text = newMessage();
  await wake(page);
  await fillIn(page, text, "712345678");
  await partsOf(page).tickBox.check();
  await partsOf(page).send.click();
  await expectOverlay(page, "submitted");
  expect(keptEnquiries(text)).toMatchObject([
    { destination_flag: "diaspora", message_section: product?.title },
  ]);
});

test("a form that cannot be brought to a product's page is gone to", async ({ page }) => {
  // A transition between pages that the end of the test cuts short is an error.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(addresses["a product"]);
  await page.route(/\/enquire\//, (route) =>
    route.request().resourceType() === "xhr" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: texts.product.open }).click();
  await expect(page).toHaveURL("/enquire/borrow/for-individuals/property-financing");
  await expect(partsOf(page).fullname).toBeVisible();
});

test("all five fields are asked for, the first has the focus", async ({ page }) => {
  await page.goto("/enquire/borrow/for-individuals/property-financing");
  const { fullname, summary, send, subject } = partsOf(page);
  await wake(page);
  await send.click();
  await expect(summary).toHaveCount(6);
  await expect(fullname).toBeFocused();
  await expect(subject).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
});

test("a product leads to its form under its own address; an unknown one is not found", async ({
  page,
}) => {
  const twoAudiences = content.products.find(({ audiences }) => audiences.length > 1);
  const { family, audiences, slug } = twoAudiences ?? {};
  await page.goto(`/enquire/${family}/${audiences?.[1]}/${slug}`);
  await expect(page).toHaveURL(`/enquire/${family}/${audiences?.[0]}/${slug}`);
  for (const address of ["borrow/for-individuals/nothing", "borrow/nobody/x", "x/y/z"]) {
    expect((await page.goto(`/enquire/${address}`))?.status()).toBe(404);
  }
});
