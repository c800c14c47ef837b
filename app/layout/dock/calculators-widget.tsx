import { useServices } from "#app/lib/services.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { link } from "#app/pages/link.ts";
import { Link } from "#app/ui/navigation/link.tsx";

/**
 * A link to the calculators' page, which `behaviours/calculators-widget.ts` opens in a dialog here: few readers open it,
 * so no page contains its forms, the dialog or its styles, but only the word that closes it.
 */
export function CalculatorsWidget({ className }: { className: string }) {
  const { calculators } = useServices().content.messages;
  return (
    <calculators-widget data-close={calculators.close}>
      <Link className={className} href={link("/calculators")}>
        <Icon name="calculator-bold" />
        {calculators.pages.chooser.title}
      </Link>
    </calculators-widget>
  );
}
