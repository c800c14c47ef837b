/** Puts HTML into the page at once, like a parser: custom elements find their content. */
export function showHtml(html: string): void {
  const holder = document.createElement("div");
  holder.innerHTML = html;
  document.body.replaceChildren(holder);
}
