/** Links a style sheet that only a script needs. The promise resolves once it has loaded and rejects if it fails. */
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
