import { expect, test } from "vitest";
import { checkHtml } from "./support/nu.ts";
import { nuExceptions } from "./support/nu-exceptions.ts";
import { collectPages } from "./support/pages.ts";
import { serveSite } from "./support/served-site.ts";

const site = serveSite();

test("the Nu checker finds no error and no warning in any page", async () => {
  const pages = await collectPages(site);
  expect(pages.size).toBeGreaterThan(550);
  const remarks = checkHtml(pages);
  const isExcepted = (message: string) => nuExceptions.some((each) => each.message.test(message));
  expect(remarks.filter(({ message }) => !isExcepted(message))).toEqual([]);
  for (const { message, why } of nuExceptions)
    expect(
      remarks.some((remark) => message.test(remark.message)),
      `still: ${why}`,
    ).toBe(true);
});
