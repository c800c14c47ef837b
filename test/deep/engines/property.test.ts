import { fitsFilters } from "#domain/property/property.ts";
import { content } from "../../support/content.ts";
import { journey } from "./journey.ts";

const { filters } = content.propertyListing;
const found = content.properties.filter((each) =>
  fitsFilters(each, { county: "Nairobi", bedrooms: 2 }),
);

journey("properties are filtered", {
  async walk(visitor) {
    await visitor.open("/property-listing", filters.title);
    await visitor.pressControl(filters.title);
    await visitor.choose(filters.county, "Nairobi");
    await visitor.choose(filters.bedrooms, "2");
    await visitor.pressControl(filters.show);
    await visitor.arrives(/^\/property-listing\?county=Nairobi&bedrooms=2/);
    for (const { title } of found) await visitor.sees(title);
  },
});
