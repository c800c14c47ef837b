import { expectNoBarriers } from "#test/support/browser/accessibility.ts";
import { expect, test } from "#test/support/browser/browser.ts";
import { addresses, desk, firstOfRoutes, kindOf, phone } from "#test/support/site/site.ts";
import { errorsAsLoaded } from "#test/support/browser/errors-as-loaded.ts";

const others = Map.groupBy(
  addresses.filter((address) => !firstOfRoutes.has(address)),
  kindOf,
);

test.use({ viewport: phone });

// Pages of one kind differ in length: if the longest and the shortest fit, the others do.
for (const [kind, some] of others) {
  test(`${kind}: the longest and the shortest of ${some.length} more are sound`, async ({
    page,
    request,
  }) => {
    const byLength: { address: string; length: number }[] = [];
    for (const address of some)
      byLength.push({ address, length: (await (await request.get(address)).body()).length });
    byLength.sort((a, b) => a.length - b.length);
    const [shortest, longest] = [byLength.at(0), byLength.at(-1)];
    expect(longest).toBeDefined();
    for (const { address } of new Set([shortest, longest].filter((found) => found !== undefined)))
      // The first page of the kind has tested the page's shell.
      await test.step(address, async () => {
        await page.setViewportSize(phone);
        expect(await errorsAsLoaded(page, address, "main")).toEqual([]);
        await page.setViewportSize(desk);
        await expectNoBarriers(page, "main");
      });
  });
}
