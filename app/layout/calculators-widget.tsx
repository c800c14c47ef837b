import { useServices } from "#app/lib/services.tsx";
import { LoadingOverlay } from "#app/ui/loading-overlay.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { paths } from "#domain/pages/paths.ts";
import styles from "./calculators-widget.module.css";

/**
 * The calculators that float on every page but those of careers (S1 section 2). A link to their page, which
 * `behaviours/calculators-widget.ts` opens in a dialog here: no page carries forms, or the styles of the dialog, that few
 * of its readers open.
 */
export function CalculatorsWidget() {
  const { messages } = useServices().content;
  const { pages, close } = messages.calculators;
  return (
    <calculators-widget>
      <a className={styles.opener} href={paths.calculators()}>
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
