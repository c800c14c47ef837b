/** Links a style sheet that only what a script opens needs; settles once it is there, or does not come. */
export function loadSheet({ href }: Pick<HTMLLinkElement, "href">) {
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return;
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = href;
  return new Promise((resolve, reject) => {
    sheet.addEventListener("load", resolve);
    sheet.addEventListener("error", reject);
    document.head.append(sheet);
  });
}
