import { link } from "#app/pages/link.ts";
import { withLanguage } from "#domain/pages/language.ts";
import { expect, test } from "../support/browser.ts";
import { content } from "../support/content.ts";
import { fixedFaults } from "../support/fixed-parts.ts";
import { paths } from "#app/pages/paths.ts";

/** A page of each frame: of the group, the bank, careers and the rights issue; a product, a tool, a form and a list. */
const frames = [
  [link("/"), link("/hfc"), link("/about-us"), link("/careers"), link("/rightsissue")],
  [
    withLanguage(link("/hfc"), "sw"),
    ...content.products
      .slice(0, 1)
      .map(({ audiences, ...product }) => paths.product({ ...product, audience: audiences[0] })),
    link("/calculators/home-cost"),
    link("/contact-us"),
    link("/forex-rates"),
  ],
];

for (const addresses of frames)
  test(`nothing fixed lies on ${addresses.join(", ")}`, async ({ page }) => {
    expect(await fixedFaults(page, addresses)).toEqual([]);
  });
