import { useServices } from "#app/lib/services.tsx";
import { LoadingOverlay } from "#app/ui/loading-overlay.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { link } from "#app/pages/link.ts";
import styles from "./calculators-widget.module.css";

/**
 * PAG-11: the calculators that float on every page but those of careers. A link to their page, which
 * `behaviours/calculators-widget.ts` opens in a dialog here: few readers open it, so no page contains its forms or the
 * styles of the dialog.
 */
export function CalculatorsWidget() {
  const { messages } = useServices().content;
  const { pages, close } = messages.calculators;
  return (
    <calculators-widget>
      <a className={styles.opener} href={link("/calculators")}>
        <Icon name="calculator-duotone" />
        {pages.chooser.title}
      </a>
      <dialog aria-label={pages.chooser.title}>
        <div data-panel="">
          <div data-head="">
            <p>{pages.chooser.title}</p>
            <button type="button" data-close="" aria-label={close}>
              <Icon name="x-bold" />
            </button>
          </div>
          <div data-content="">
            <LoadingOverlay title={messages.loading} text={messages.loadingWait} />
          </div>
        </div>
      </dialog>
    </calculators-widget>
  );
}
