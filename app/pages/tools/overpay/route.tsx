import { loadLoanTool, loanOf } from "#app/features/loan-tools/load-loan-tool.ts";
import { LoanToolPage, ToolFields } from "#app/features/loan-tools/loan-tool-page.tsx";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { overpayRules, parseOverpay } from "#domain/lending/loan-tools-input.ts";
import { overpaymentEffects } from "#domain/lending/overpayment.ts";
import type { Route } from "./+types/route";
import { answerOverpay, effectOf, resultTexts } from "./answer-overpay.ts";
import { OverpayAnswer } from "./overpay-answer.tsx";

export const handle = { parameters: once([...Object.keys(overpayRules), "effect"]) };

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadLoanTool(
    {
      name: "overpay",
      rules: overpayRules,
      parse: parseOverpay,
      answerOf: answerOverpay,
      neverRepaid: "months",
      resultOf: resultTexts,
      choicesOf: effectOf,
    },
    context,
    submittedFields(request, handle.parameters),
  );

export default function OverpayTool({ loaderData }: Route.ComponentProps) {
  const { overpay: texts, takeOver } = useServices().content.loanTools;
  const { values, view, answer } = loaderData;
  const figures = { rules: overpayRules, values, errors: view.errors };
  const next = link("/calculators/take-over", undefined, loanOf(values));
  return (
    <LoanToolPage
      {...loaderData}
      name="overpay"
      onward={answer ? [[takeOver.page.title, next]] : []}
      fields={
        <>
          <ToolFields {...figures} names={["balance", "rate", "months"]} />
          <h3>{texts.form.extra}</h3>
          <ToolFields {...figures} names={["extra", "once", "at", "fee"]} />
          <ChoiceField
            id="effect"
            name="effect"
            label={texts.effect.label}
            choices={overpaymentEffects.map((value) => ({ value, label: texts.effect[value] }))}
            chosen={values["effect"] === "instalment" ? "instalment" : "term"}
          />
        </>
      }
    >
      {answer && <OverpayAnswer {...answer} />}
    </LoanToolPage>
  );
}
