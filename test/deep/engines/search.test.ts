import { journey } from "./journey.ts";

const box = "Search this site";

journey("a search shows suggestions and results", {
  async walk(visitor, { hasScript }) {
    await visitor.open("/borrow", "Search");
    await visitor.pressControl("Search", "header");
    await visitor.fill(box, "plot");
    if (hasScript) {
      await visitor.reach({ kind: "any", name: "[role=option]" });
      await visitor.picture("suggestions");
    }
    await visitor.pressEnter();
    await visitor.arrives("/search/plot");
    await visitor.sees("Search Results for: plot");
  },
});
