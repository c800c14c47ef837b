import { bankingAudienceIds, families } from "#domain/products/catalogue.ts";
import { definePage } from "./define-page.ts";
import { fillWords } from "#domain/pages/fill-words.ts";

export const bankPages = [
  definePage({
    path: "/hfc",
    module: "routes/bank/home.tsx",
    kiswahili: true,
    entries: ({ settings }) => [
      {
        area: "banking",
        title: settings.bank.name,
        file: "site/bank-home.yaml",
        card: {
          brand: "bank",
          kicker: settings.bank.legalName,
          title: settings.tagline,
          motif: "savings",
          art: { scene: "home" },
        },
      },
    ],
  }),
  definePage({
    path: "/hfc/:audience/:family?",
    module: "routes/bank/group-banking.tsx",
    unlisted: bankingAudienceIds.flatMap((audience) => [
      { audience },
      ...families.map((family) => ({ audience, family })),
    ]),
  }),
  definePage({ path: "/app", module: "routes/bank/app-redirect.tsx", unlisted: [{}] }),
  definePage({
    path: "/banking/:audience",
    module: "routes/bank/landing.tsx",
    entries: ({ landings }) =>
      landings.map(({ id, label, headline, lead, scene }) => ({
        area: "banking",
        title: label,
        description: [lead],
        searchTexts: [headline],
        params: { audience: id },
        file: `landings/${id}.yaml`,
        card: { brand: "bank", motif: "savings", art: { scene } },
      })),
  }),
  definePage({
    path: "/banking/:audience/:slug/:part?/:section?",
    module: "routes/bank/product.tsx",
  }),
  definePage({
    path: "/hfc-whizz",
    module: "routes/bank/whizz.tsx",
    entries: ({ whizz }) => [
      {
        area: "banking",
        title: whizz.title,
        description: [whizz.summary, whizz.lead, ...whizz.description],
        searchTexts: whizz.features.flatMap(({ title, description }) => [title, description]),
        file: "site/whizz.yaml",
        card: { brand: "bank", motif: "treasury", art: { scene: "phone" } },
      },
    ],
  }),
  definePage({
    path: "/hfc-whizz-data-privacy-statement",
    module: "routes/bank/whizz-statement.tsx",
    entries: ({ whizzStatement: { title, place, parts, reviewed } }) =>
      parts.map((_part, i) => ({
        area: "banking",
        title:
          i === 0 ? title : `${title}: ${fillWords(place, { page: i + 1, pages: parts.length })}`,
        ...(i > 0 && { query: { page: String(i + 1) } }),
        changedOn: reviewed,
      })),
  }),
];
