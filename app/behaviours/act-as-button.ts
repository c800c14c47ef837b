/** Makes a link do something here rather than lead somewhere; asked for in another tab, it still leads there. */
export function actAsButton(link: HTMLAnchorElement, act: () => unknown): void {
  link.setAttribute("role", "button");
  link.addEventListener("click", (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act();
  });
  link.addEventListener("keydown", (event) => {
    if (event.key !== " ") return;
    event.preventDefault();
    act();
  });
}
