import { bankingAudienceIds } from "#domain/products/catalogue.ts";
import { families } from "#domain/products/families.ts";
import { definePage } from "#app/pages/define-page.ts";

export const groupBankingPage = definePage({
  path: "/hfc/:audience/:family?/:product?",
  module: "pages/bank/group-banking/route.tsx",
  unlisted: bankingAudienceIds.flatMap((audience) => [
    { audience },
    ...families.map((family) => ({ audience, family })),
  ]),
});
