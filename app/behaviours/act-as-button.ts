/** Makes a link act on this page instead of navigating. With Ctrl, Cmd or Shift it still opens its own page. */
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
