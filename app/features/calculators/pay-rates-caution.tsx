import { useServices } from "#app/lib/services.tsx";
import { fillText } from "#domain/pages/fill-text.ts";
import { formatMonth } from "#domain/time/days.ts";
import caution from "#app/ui/feedback/caution.module.css";

/** Tells that the rates of the law on pay are known up to a month that is over. */
export function PayRatesCaution({ knownTo }: { knownTo: string | undefined }) {
  const { netPay, language } = useServices().content;
  if (!knownTo) return null;
  return (
    <p className={caution.caution}>
      {fillText(netPay.answer.expired, { month: formatMonth(knownTo, language) })}
    </p>
  );
}
