import { paths } from "#app/pages/paths.ts";
import { fitsFilters, propertiesPerPage } from "#domain/property/property.ts";
import { content, found } from "#test/support/content/content.ts";
import { journey } from "./journey.ts";

const { properties, propertyListing } = content;
const { filters } = propertyListing;
const { county, bedrooms: [bedrooms] = [] } = found(
  properties.find((each) => each.bedrooms?.length),
);
const fits = (each: (typeof properties)[number]) => fitsFilters(each, { county, bedrooms });
const other = found(properties.find((each) => !fits(each)));

journey("properties are filtered", {
  async walk(visitor) {
    await visitor.open(paths.properties(), filters.title);
    await visitor.pressControl(filters.title);
    await visitor.choose(filters.county, county);
    await visitor.choose(filters.bedrooms, String(bedrooms));
    await visitor.pressControl(filters.show);
    await visitor.arrives(/^\/property-listing\?county=/);
    for (const { title } of properties.filter(fits).slice(0, propertiesPerPage))
      await visitor.sees(title);
    await visitor.doesNotSee(other.title);
  },
});
