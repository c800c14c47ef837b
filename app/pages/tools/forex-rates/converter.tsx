import { useServices } from "#app/lib/services.tsx";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { type Conversion, directions } from "#domain/money/currency.ts";
import type { ExchangeRates } from "#domain/money/exchange-rate.ts";
import { paths } from "#domain/pages/paths.ts";
import { ConversionAnswer } from "./conversion-answer.tsx";
import type { FaultWords } from "./fault-words.ts";
import { currencyName } from "./figures.ts";
import styles from "./converter.module.css";

type ConverterProps = {
  rates: ExchangeRates["rates"];
  /** What the address held, as it was typed. */
  sent: Readonly<Record<string, string>> | undefined;
  conversion: Conversion | undefined;
  faults: FaultWords;
};

/** Works a sum out by its address: a form that needs no script, with the answer above it. */
export function Converter({ rates, sent, conversion, faults }: ConverterProps) {
  const words = useServices().content.forexRates.converter;
  const problems = Object.entries(faults).map(([fieldId, fault]) => ({ fieldId, words: fault }));
  return (
    <section className={styles.converter} id="convert" aria-labelledby="converter">
      <h2 id="converter">{words.title}</h2>
      {conversion && <ConversionAnswer conversion={conversion} />}
      {problems.length > 0 && <ErrorSummary title={words.problem} items={problems} />}
      <form
        className={styles.form}
        action={`${paths.forexRates()}#convert`}
        aria-labelledby="converter"
        noValidate
      >
        <SelectField
          id="direction"
          name="direction"
          label={words.direction}
          defaultValue={sent?.["direction"]}
          error={faults.direction}
          options={directions.map((value) => ({ value, label: words.directions[value] }))}
        />
        <SelectField
          id="currency"
          name="currency"
          label={words.currency}
          defaultValue={sent?.["currency"]}
          error={faults.currency}
          options={rates.map(({ currency }) => ({
            value: currency,
            label: `${currency}, ${currencyName(currency)}`,
          }))}
        />
        <Field
          id="amount"
          name="amount"
          label={words.amount}
          hint={words.amountHint}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={sent?.["amount"]}
          error={faults.amount}
          required
        />
        <Button type="submit">{words.convert}</Button>
      </form>
      <p className={styles.note}>{words.indicative}</p>
    </section>
  );
}
