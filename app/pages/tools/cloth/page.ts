import { definePage } from "#app/pages/define-page.ts";

export const clothPicturePage = definePage({
  path: "/calculators/:calculator/cloth.svg",
  module: "pages/tools/cloth/route.tsx",
  kiswahili: true,
});

export const clothSheetPage = definePage({
  path: "/calculators/:calculator/cloth.pdf",
  module: "pages/tools/cloth/route.tsx",
  kiswahili: true,
});
