import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { expect, test } from "../support/fetched-pages.ts";

const account = { family: "save-invest", audience: "for-individuals" } as const;
const loan = { family: "borrow", audience: "for-individuals", slug: "property-financing" } as const;

for (const [what, ...steps] of [
  ["a repayment", paths.product(loan), link("/calculators/mortgage")],
  ["a branch", link("/ways-to-bank/location/:kind", { kind: "Branches" })],
  [
    "what a current account costs",
    paths.familyAudience(account.family, account.audience),
    paths.product({ ...account, slug: "current-account" }),
  ],
  ["the rate of exchange", link("/forex-rates")],
  ["the contacts", link("/contact-us")],
] as const)
  test(`${what} is ${steps.length} taps from the bank's home`, async ({ documents }) => {
    const lost = await documents.evaluate(
      (all, [home, ...way]) => {
        const pages = new Map(all.map(({ address, page }) => [address, page]));
        const froms = [home, ...way];
        return way.filter(
          (to, i) =>
            !pages
              .get(froms[i] ?? "")
              ?.querySelector(
                `:is(main, footer) a:is([href="${to}"], [href^="${to}#"], [href^="${to}?"])`,
              ),
        );
      },
      [link("/hfc"), ...steps],
    );
    expect(lost).toEqual([]);
  });
