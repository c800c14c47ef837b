import { content, found } from "#test/support/content/content.ts";
import { eventually } from "../../support/eventually.ts";
import { journey } from "./journey.ts";
import { engines } from "./engines.ts";

const product = found(content.products.find(({ slug }) => slug === "mobile-loan"));
const partOf = (place: number) => {
  const { name, items = [] } = found(product.sections[place]);
  return { name, item: found(items[0]) };
};
const [first, second] = [partOf(0), partOf(1)];

journey("a product shows one part at a time", {
  engines,
  async walk(visitor) {
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
