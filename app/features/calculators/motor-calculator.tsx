import type { MouseEvent } from "react";
import type { MotorTexts } from "#model/loans/calculator-messages.ts";
import { Button } from "#app/ui/form/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { usePageLanguage } from "#app/ui/navigation/page-language.ts";
import type { SubmittedFields } from "#domain/forms/submitted-fields.ts";
import {
  calculatorBounds,
  type MotorErrorCodes,
  parseMotorInput,
} from "#domain/lending/calculator-input.ts";
import { nearCliff } from "#domain/insurance/motor-comparison.ts";
import { type Insurer, motorPremium } from "#domain/insurance/motor-premium.ts";
import { link } from "#app/pages/link.ts";
import { formatKshs, kshs } from "#domain/money/money.ts";
import { AmountField } from "#app/parts/amount-field.tsx";
import { AnswerBar } from "#app/parts/answer-bar.tsx";
import type { Paper } from "./answer.tsx";
import { CalculatorForm } from "./calculator-form.tsx";
import { CoverExtras } from "./cover-extras.tsx";
import { payableLabel } from "./cover-notes.ts";
import { errorMessage, moneyBounds } from "./figures.ts";
import { MotorAnswerView } from "./motor-answer.tsx";
import { type Typed, useCalculator } from "./use-calculator.ts";
import styles from "./calculators.module.css";

type MotorCalculatorProps = {
  paper: Paper;
  texts: MotorTexts;
  insurers: readonly Insurer[];
  /** The values from the URL of the page, as typed. */
  sent?: Typed | undefined;
};

/** Past the form's own answer: browsers before 2020 do not say which button sends a form. */
function sendElsewhere(event: MouseEvent<HTMLButtonElement>) {
  const { form, formAction } = event.currentTarget;
  if (!form) return;
  event.preventDefault();
  const own = form.action;
  form.action = formAction;
  form.submit();
  form.action = own;
}

/** An island; the form works before it hydrates (CAL-1). */
export function MotorCalculator({ texts, paper, insurers, sent }: MotorCalculatorProps) {
  const { answer, inSight, fieldProps, formProps, answerProps } = useCalculator({
    calculate: (fields) => calculate(fields, insurers),
    toErrorMessages: (errors) => toErrorMessages(errors, texts.errors),
    sent,
  });
  const action = link("/calculators/motor-insurance");
  const { pathOf } = usePageLanguage();
  const { motor } = texts;

  return (
    <div className={styles.calculators}>
      {answer && (
        <MotorAnswerView
          answer={answer}
          texts={texts}
          action={action}
          paper={paper}
          {...answerProps}
        />
      )}
      <CalculatorForm
        action={action}
        title={motor.form}
        submitLabel={texts.calculate}
        problemTitle={texts.problem}
        instead={
          <Button
            type="submit"
            variant="secondary"
            formAction={pathOf(link("/calculators/motor-insurance/compare"))}
            onClick={sendElsewhere}
          >
            {motor.compareAll}
          </Button>
        }
        {...formProps}
      >
        <AmountField
          {...fieldProps("sumInsured")}
          label={motor.sumInsured}
          hint={motor.sumInsuredHint}
          prefix={kshs}
          typed={sent?.["sumInsured"]}
        />
        <SelectField
          {...fieldProps("insurer")}
          label={motor.insurer}
          options={[
            { value: "", label: motor.chooseInsurer },
            ...insurers.map((insurer) => ({ value: insurer.id, label: insurer.title })),
          ]}
          defaultValue={
            insurers.some((each) => each.id === sent?.["insurer"]) ? sent?.["insurer"] : ""
          }
        />
        <CoverExtras texts={motor} sent={sent} />
      </CalculatorForm>
      {inSight && (
        <AnswerBar
          lines={[[payableLabel(motor, inSight.cover), formatKshs(inSight.premium.payableCents)]]}
        />
      )}
    </div>
  );
}

function calculate(sent: SubmittedFields, insurers: readonly Insurer[]) {
  const input = parseMotorInput(sent, insurers);
  if (!input.ok) return input;
  const { insurer, cover } = input;
  return {
    ok: true as const,
    answer: {
      insurerId: insurer.id,
      insurerTitle: insurer.title,
      cover,
      premium: motorPremium(insurer, cover),
      cliff: nearCliff(insurer, cover),
    },
  };
}

function toErrorMessages({ sumInsured, insurer }: MotorErrorCodes, texts: MotorTexts["errors"]) {
  return {
    sumInsured: errorMessage(
      texts.sumInsured,
      sumInsured,
      moneyBounds(calculatorBounds.sumInsuredKes, kshs),
    ),
    insurer: errorMessage(texts.insurer, insurer),
  };
}
