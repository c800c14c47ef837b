import { fillText } from "#domain/pages/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { formatDay } from "#domain/time/days.ts";

/** The amount up to which deposits are insured, in one sentence with its source. */
export function DepositProtection() {
  const { depositProtection, messages, settings, language } = useServices().content;
  const { text, link, source, asOf } = depositProtection;
  return (
    <p>
      {fillText(text, { bank: settings.bank.name })}{" "}
      <a href={source} rel="external">
        {link}
      </a>
      {asOf && fillText(messages.shell.sourceLine.day, { day: formatDay(asOf, language) })}
    </p>
  );
}
