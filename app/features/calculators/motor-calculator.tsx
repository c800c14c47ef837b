import type { CalculatorTexts } from "#model/loans/calculator-messages.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { SubmittedFields } from "#domain/forms/submitted-fields.ts";
import {
  calculatorBounds,
  type MotorErrorCodes,
  parseMotorInput,
} from "#domain/lending/calculator-input.ts";
import {
  type Cover,
  type Insurer,
  motorPremium,
  type MotorPremium,
} from "#domain/insurance/motor-premium.ts";
import { paths } from "#app/pages/paths.ts";
import { AmountField } from "#app/parts/amount-field.tsx";
import { CalculatorForm } from "./calculator-form.tsx";
import { errorMessage, moneyBounds } from "./figures.ts";
import { MotorAnswerView } from "./motor-answer.tsx";
import { type Typed, useCalculator } from "./use-calculator.ts";
import styles from "./calculators.module.css";

type MotorCalculatorProps = {
  texts: CalculatorTexts;
  insurers: readonly Insurer[];
  sent: Typed | undefined;
};

export type MotorAnswer = { insurerTitle: string; cover: Cover; premium: MotorPremium };

export function MotorCalculator({ texts, insurers, sent }: MotorCalculatorProps) {
  const { answer, fieldProps, formProps, answerProps } = useCalculator({
    calculate: (fields) => calculate(fields, insurers),
    toErrorMessages: (errors) => toErrorMessages(errors, texts.errors),
    sent,
  });
  const action = paths.motorCalculator();
  const { motor } = texts;

  return (
    <>
      {answer && <MotorAnswerView answer={answer} texts={texts} action={action} {...answerProps} />}
      <CalculatorForm
        action={action}
        title={motor.form}
        submitLabel={texts.calculate}
        problemTitle={texts.problem}
        {...formProps}
      >
        <AmountField
          {...fieldProps("sumInsured")}
          label={motor.sumInsured}
          hint={motor.sumInsuredHint}
          prefix={texts.shillings}
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
        <fieldset className={styles.extras}>
          <legend>{motor.extras}</legend>
          <CheckboxField
            name="excessProtector"
            label={motor.excessProtector}
            hint={motor.excessProtectorHint}
            defaultChecked={sent?.["excessProtector"] === "on"}
          />
          <CheckboxField
            name="pvt"
            label={motor.pvt}
            hint={motor.pvtHint}
            defaultChecked={sent?.["pvt"] === "on"}
          />
        </fieldset>
      </CalculatorForm>
    </>
  );
}

function calculate(sent: SubmittedFields, insurers: readonly Insurer[]) {
  const input = parseMotorInput(sent, insurers);
  if (!input.ok) return input;
  const { insurer, cover } = input;
  return {
    ok: true as const,
    answer: { insurerTitle: insurer.title, cover, premium: motorPremium(insurer, cover) },
  };
}

function toErrorMessages(
  { sumInsured, insurer }: MotorErrorCodes,
  texts: CalculatorTexts["errors"],
) {
  return {
    sumInsured: errorMessage(
      texts.sumInsured,
      sumInsured,
      moneyBounds(calculatorBounds.sumInsuredKes),
    ),
    insurer: errorMessage(texts.insurer, insurer),
  };
}
