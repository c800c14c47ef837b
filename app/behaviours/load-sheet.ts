/** Links a style sheet that only a script needs. The promise resolves once it has loaded and rejects if it fails. */
export function loadSheet(href: string): Promise<void> {
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = href;
  return new Promise((resolve, reject) => {
    sheet.addEventListener("load", () => resolve());
    sheet.addEventListener("error", () => {
      sheet.remove();
      reject(new Error(`${href} did not come`));
    });
    document.head.append(sheet);
  });
}
