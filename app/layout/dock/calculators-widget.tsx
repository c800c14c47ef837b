import { useServices } from "#app/lib/services.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { link } from "#app/pages/link.ts";

/**
 * A link to the calculators' page, which `behaviours/calculators-widget.ts` opens in a dialog here: few readers open it,
 * so no page contains its forms, the dialog or its styles, but only the dialog's words.
 */
export function CalculatorsWidget({ className }: { className: string }) {
  const { calculators, loading, loadingWait } = useServices().content.messages;
  return (
    <calculators-widget data-close={calculators.close} data-loading={`${loading}. ${loadingWait}`}>
      <a className={className} href={link("/calculators")}>
        <Icon name="calculator-bold" />
        {calculators.pages.chooser.title}
      </a>
    </calculators-widget>
  );
}
