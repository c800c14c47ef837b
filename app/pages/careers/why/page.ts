import { fillText } from "#domain/texts/fill-text.ts";
import { definePage, entryOf } from "#app/pages/define-page.ts";

export const careersPage = definePage({
  path: "/careers",
  module: "pages/careers/why/route.tsx",
  entries: ({ careers: { why }, settings }) => ({
    ...entryOf(why),
    area: "careers",
    title: fillText(why.title, { group: settings.group.name }),
    file: "site/careers.yaml",
    card: { brand: "group", motif: "corporate", art: { icon: "handshake" } },
  }),
});

export const whyPage = definePage({
  path: "/careers/why-hfc",
  module: "pages/careers/why/route.tsx",
  unlisted: [{}],
});
