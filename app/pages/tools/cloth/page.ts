import { definePage } from "#app/pages/define-page.ts";

const kiswahili = [{ calculator: "mortgage" }];

export const clothPicturePage = definePage({
  path: "/calculators/:calculator/cloth.svg",
  module: "pages/tools/cloth/route.tsx",
  kiswahili,
});

export const clothSheetPage = definePage({
  path: "/calculators/:calculator/cloth.pdf",
  module: "pages/tools/cloth/route.tsx",
  kiswahili,
});
