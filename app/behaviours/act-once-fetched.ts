import { inTime } from "#app/lib/in-time.ts";
import { actAsButton } from "./act-as-button.ts";

/** Makes a link do something with what must be fetched for it; where that does not come in time, the link leads there. */
export function actOnceFetched<T>(
  link: HTMLAnchorElement,
  fetch: () => Promise<T>,
  act: (fetched: T) => void,
): void {
  actAsButton(link, async () => {
    link.setAttribute("aria-busy", "true");
    try {
      act(await inTime(fetch()));
    } catch {
      location.assign(link.href);
    }
    link.removeAttribute("aria-busy");
  });
}
