import { expectNoBarriers } from "#test/support/browser/accessibility.ts";
import { paths } from "#app/pages/paths.ts";
import { expect, test } from "#test/support/browser/shared-context.ts";
import { content } from "#test/support/content/content.ts";
import {
  expectOverlay,
  keptBookings,
  newMessage,
  partsOf,
  wake,
} from "#test/support/browser/enquiry-page.ts";
import { phone } from "#test/support/site/site.ts";

const texts = content.enquiryForm.booking;
const [campaign] = content.campaigns;

test("on a phone a campaign is booked in its popup", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(paths.campaign(campaign?.path ?? ""));
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  const open = page.getByRole("button", { name: texts.open });
  const close = page.getByRole("button", { name: texts.close });
  const { fullname, email, phone: phoneField, tickBox } = partsOf(page);
  const send = page.getByRole("button", { name: texts.send, exact: true });

  await open.click();
  await expect(fullname).toBeFocused();
  await expectNoBarriers(page);
  await wake(page);
  await fullname.fill("Wanjiku Ng'ang'a");
  // PRP-7: the icon closes the popup. The typed text is still there.
  await close.click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await open.click();
  await expect(fullname).toHaveValue("Wanjiku Ng'ang'a");

  await send.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  const address = `${newMessage().replaceAll(/\W/g, "")}@mail.example`;
  await email.fill(address);
  await phoneField.fill("0712 345 678");
  await tickBox.check();
  await send.click();
  await expectOverlay(page, "submitted");
  expect(keptBookings(address)).toMatchObject([
    { phone: "254712345678", message_section: title, destination_flag: "website" },
  ]);
});
