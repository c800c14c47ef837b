import { inTime } from "#app/lib/in-time.ts";
import { tellWaiting } from "#app/lib/tell-waiting.ts";
import { actAsButton } from "./act-as-button.ts";

/** Makes a link act on this page with fetched data. If the data does not arrive in time, the link navigates. */
export function actOnceFetched<T>(
  link: HTMLAnchorElement,
  fetch: () => Promise<T>,
  act: (fetched: T) => void,
): void {
  actAsButton(link, async () => {
    // A second press would act twice, and older browsers refuse to open a dialog that is open.
    if (link.hasAttribute("aria-busy")) return;
    link.setAttribute("aria-busy", "true");
    const endWait = tellWaiting(link);
    try {
      const fetched = await inTime(fetch());
      endWait();
      act(fetched);
    } catch {
      location.assign(link.href);
    }
    link.removeAttribute("aria-busy");
  });
}
