import { useServices } from "#app/lib/services.tsx";
import { fillText } from "#domain/texts/fill-text.ts";
import { formatMonth } from "#domain/time/days.ts";
import caution from "#app/ui/feedback/caution.module.css";

/** A warning that the statutory rates for pay are known only up to a past month. */
export function PayRatesCaution({ knownTo }: { knownTo: string | undefined }) {
  const { netPay, language } = useServices().content;
  if (!knownTo) return null;
  return (
    <p className={caution.caution}>
      {fillText(netPay.answer.expired, { month: formatMonth(knownTo, language) })}
    </p>
  );
}
