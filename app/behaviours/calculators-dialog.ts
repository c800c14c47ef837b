import { inTime, isLeft } from "#app/lib/in-time.ts";
import styles from "./calculators-dialog.css?url";
import { fetchIsland } from "./fetch-island.ts";
import { loadSheet } from "./load-sheet.ts";

let dressed: Promise<unknown> | undefined;
let island: Promise<Element> | undefined;

/** Sets up the dialog and starts fetching its content. */
export async function prepare(
  link: HTMLAnchorElement,
  dialog: HTMLDialogElement,
): Promise<() => Promise<void>> {
  void fetchCalculators(link.href).catch(() => undefined);
  dressed ??= dress(link, dialog);
  await dressed.catch((error: unknown) => {
    dressed = undefined;
    throw error;
  });
  return () => open(link, dialog);
}

async function dress(link: HTMLAnchorElement, dialog: HTMLDialogElement) {
  await loadSheet(styles);
  dialog.addEventListener("click", ({ target }) => {
    // The content fills the dialog's own box, so a click on the dialog itself is a click on the backdrop.
    if (target === dialog) dialog.close();
  });
  dialog.querySelector("button[data-close]")?.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => link.focus());
}

async function open(link: HTMLAnchorElement, dialog: HTMLDialogElement) {
  dialog.showModal();
  try {
    const calculators = await inTime(fetchCalculators(link.href));
    if (!calculators.isConnected)
      dialog.querySelector("[data-content]")?.replaceChildren(calculators);
    dialog.querySelector<HTMLElement>("select, input")?.focus();
  } catch {
    // The visitor has closed the dialog: do not navigate.
    if (!dialog.open) return;
    location.assign(link.href);
    await isLeft();
    dialog.close();
  }
}

/** The island from the calculators' own page, with its style sheets. A failed fetch is retried on the next call. */
function fetchCalculators(href: string) {
  island ??= fetchIsland(href, "calculators");
  island.catch(() => (island = undefined));
  return island;
}
