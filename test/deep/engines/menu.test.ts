import { desk } from "#test/support/site/site.ts";
import { journey } from "./journey.ts";

journey("the menu leads to a product on a phone", {
  async walk(visitor, { hasScript }) {
    await visitor.open("/hfc", "Menu");
    const opensHere = hasScript || (await visitor.evaluate("'popover' in HTMLElement.prototype"));
    // Without popovers and script, the menu is a link to the site map.
    const press = opensHere ? visitor.pressControl : visitor.leaveBy;
    await press("Menu");
    await press("Borrow");
    await visitor.picture("the menu");
    await visitor.pressControl("Mobile loan");
    await visitor.arrives("/borrow/for-individuals/mobile-loan");
  },
});

const openMenus = "document.querySelectorAll('nav details[open]').length";

journey("the menu shows one list at a time on a desk, and leads to a product", {
  size: desk,
  async walk(visitor, { hasScript }) {
    await visitor.open("/hfc", "Borrow");
    // Without script some browsers leave the others open.
    for (const name of hasScript ? ["Save & Invest", "Own a Home", "Borrow"] : ["Borrow"]) {
      await visitor.pressControl(name, "header");
      await visitor.waitFor(`only "${name}" is open`, `${openMenus} === 1`);
    }
    await visitor.picture("the menu");
    await visitor.pressControl("Mobile loan", "header");
    await visitor.arrives("/borrow/for-individuals/mobile-loan");
  },
});
