import type { Audience } from "#domain/products/catalogue.ts";
import { families } from "#domain/products/families.ts";
import { definePage, entryOf } from "#app/pages/define-page.ts";
import { audienceName } from "#app/pages/catalogue-names.ts";

export const audiencePage = definePage({
  path: "/:family/:audience",
  module: "pages/catalogue/audience/route.tsx",
  entries: (content) =>
    families.flatMap((family) =>
      Object.entries(content.families[family].audiences).map(([audience, text]) => ({
        ...entryOf(text),
        area: family,
        contentFiles: `families/${family}.yaml`,
        // The cast: Object.entries loses the type of the keys.
        searchTexts: [audienceName(content, audience as Audience)],
        params: { family, audience },
      })),
    ),
});
