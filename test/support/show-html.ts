/** Puts HTML into the page whole, as a browser that has parsed it: custom elements find what they hold. */
export function showHtml(html: string): void {
  const holder = document.createElement("div");
  holder.innerHTML = html;
  document.body.replaceChildren(holder);
}
