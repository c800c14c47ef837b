import { AnswerBar, type AnswerLine } from "#app/parts/answer-bar.tsx";
import { useServices } from "#app/lib/services.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { ErrorSummary } from "#app/ui/feedback/error-summary.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { type Conversion, directions } from "#domain/money/currency.ts";
import type { ExchangeRates } from "#domain/money/exchange-rate.ts";
import { link } from "#app/pages/link.ts";
import { Form } from "#app/ui/form/form.tsx";
import { ConversionAnswer } from "./conversion-answer.tsx";
import { currencyName, formatSum } from "./figures.ts";
import type { ErrorMessages } from "./read-forex-page.ts";
import quiet from "#app/ui/quiet.module.css";
import stack from "#app/ui/stack.module.css";
import styles from "./converter.module.css";

type ConverterProps = {
  rates: ExchangeRates["rates"];
  /** The values from the URL, as typed. */
  sent: Readonly<Record<string, string>> | undefined;
  conversion: Conversion | undefined;
  errors: ErrorMessages;
};

/** Converts an amount while it is typed; without script, the form is sent by GET. */
export function Converter({ rates, sent, conversion, errors }: ConverterProps) {
  const { forexRates, language } = useServices().content;
  const texts = forexRates.converter;
  const problems = Object.entries(errors).map(([fieldId, error]) => ({ fieldId, text: error }));
  const shared = (name: keyof ErrorMessages) => ({
    ...{ id: name, name, label: texts[name] },
    ...{ defaultValue: sent?.[name], error: errors[name] },
  });
  return (
    <section
      className={`${stack.even} ${styles.converter}`}
      id="convert"
      aria-labelledby="converter"
    >
      <h2 id="converter">{texts.title}</h2>
      <live-answer class={stack.even}>
        {problems.length > 0 && <ErrorSummary title={texts.problem} items={problems} />}
        <div>
          <Form
            className={stack.even}
            action={`${link("/forex-rates")}#convert`}
            aria-labelledby="converter"
            noValidate
            autoComplete="off"
          >
            <SelectField
              {...shared("direction")}
              options={directions.map((value) => ({ value, label: texts.directions[value] }))}
            />
            <SelectField
              {...shared("currency")}
              options={rates.map(({ currency }) => ({
                value: currency,
                label: `${currency}, ${currencyName(currency, language)}`,
              }))}
            />
            <Field
              {...shared("amount")}
              hint={texts.amountHint}
              inputMode="decimal"
              data-amount=""
              required
            />
            <Button type="submit">{texts.convert}</Button>
          </Form>
          <AnswerBar lines={conversion ? answerLines(texts, conversion) : []} />
        </div>
        <div data-live="answer">{conversion && <ConversionAnswer conversion={conversion} />}</div>
      </live-answer>
      <p className={quiet.small}>{texts.indicative}</p>
    </section>
  );
}

const answerLines = (
  texts: Readonly<Record<"gets" | "gives", string>>,
  { gets, gives }: Conversion,
): AnswerLine[] => [
  [texts.gets, formatSum(gets)],
  [texts.gives, formatSum(gives)],
];
