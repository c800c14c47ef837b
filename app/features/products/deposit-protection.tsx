import { fillText } from "#domain/pages/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { SourceDay } from "#app/layout/words/source-day.tsx";
import { Link } from "#app/ui/navigation/link.tsx";

/** The amount up to which deposits are insured, in one sentence with its source. */
export function DepositProtection() {
  const { depositProtection, settings } = useServices().content;
  const { text, link, source, asOf } = depositProtection;
  return (
    <p>
      {fillText(text, { bank: settings.bank.name })}{" "}
      <Link href={source} rel="external">
        {link}
      </Link>
      {source && asOf && <SourceDay source={source} asOf={asOf} />}
    </p>
  );
}
