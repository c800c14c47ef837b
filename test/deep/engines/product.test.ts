import { content, found } from "#test/support/content/content.ts";
import { eventually } from "../../support/eventually.ts";
import { journey } from "./journey.ts";
import { engines } from "./engines.ts";

const product = found(content.products.find(({ slug }) => slug === "mobile-loan"));
const [first, second] = product.sections.map(({ name, items = [] }) => ({
  name,
  item: found(items[0]),
}));

journey("a product shows one part at a time", {
  engines,
  async walk(visitor) {
    if (!first || !second) throw new Error("The product has too few parts");
    const showsOnly = (shown: string, hidden: string) =>
      eventually(`"${shown}" is read, and "${hidden}" is not`, async () => {
        const text = await visitor.read();
        return text.includes(shown) && !text.includes(hidden);
      });
    await visitor.open("/borrow/for-individuals/mobile-loan", first.name);
    await showsOnly(first.item, second.item);
    await visitor.pressControl(second.name);
    await showsOnly(second.item, first.item);
  },
});
