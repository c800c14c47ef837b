import type { Page } from "@playwright/test";
import { findBarriers, sidewaysScroll } from "./accessibility.ts";
import { layoutShift } from "./layout-shift.ts";
import { elementsAreDefined } from "./panels.ts";
import { addresses } from "#test/support/site/site.ts";

const listed = new Set(addresses);

/** Opens a page in the current viewport and lists its errors once it is loaded. */
export async function errorsAsLoaded(
  page: Page,
  address: string,
  part: "html" | "main",
): Promise<string[]> {
  const status = (await page.goto(address))?.status();
  await page.evaluate(() => document.fonts.ready);
  await elementsAreDefined(page);
  const { sum, moved } = await layoutShift(page);
  const titles = await page.getByRole("heading", { level: 1 }).count();
  const canonical = await page.evaluate(
    () => document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href,
  );
  const sideways = await sidewaysScroll(page);
  return [
    ...(status === (address === "/no/such/page" ? 404 : 200) ? [] : [`status ${status}`]),
    ...(titles === 1 ? [] : [`${titles} first headings`]),
    ...(!listed.has(address) || canonical === page.url() ? [] : [`canonical ${canonical}`]),
    ...(sum > 0.01 ? ["moved as it was loaded", ...moved] : []),
    ...(sideways > 0 ? [`scrolls sideways by ${sideways}`] : []),
    ...(await findBarriers(page, part)).flat(),
  ];
}
