import { paths } from "#app/pages/paths.ts";
import { findBarriers, reach } from "../../support/accessibility.ts";
import { expect, test } from "../../support/browser.ts";
import { content, found } from "../../support/content.ts";

test("no part of a property can be scrolled by a finger alone while a script is away", async ({
  page,
}) => {
  await page.route(/slide-show.*\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  const { path } = found(content.properties.find(({ pricingTable }) => pricingTable.length > 1));
  await page.goto(paths.property(path));
  expect(await findBarriers(page, "html", reach)).toEqual([]);
});
