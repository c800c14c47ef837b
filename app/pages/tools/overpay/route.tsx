import { loadLoanTool, loanOf } from "#app/features/loan-tools/load-loan-tool.ts";
import { LoanToolPage } from "#app/features/loan-tools/loan-tool-page.tsx";
import { ToolFields } from "#app/features/loan-tools/tool-fields.tsx";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { kes } from "#app/parts/cost-of-credit/figures.ts";
import { figureInputs } from "#app/parts/figure-texts.ts";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { overpayRules, parseOverpay } from "#domain/lending/loan-tools-input.ts";
import { overpaymentEffects } from "#domain/lending/overpayment.ts";
import type { Route } from "./+types/route";
import { answerOverpay, resultTexts } from "./answer-overpay.ts";
import { OverpayAnswer } from "./overpay-answer.tsx";

const path = "/calculators/overpay" as const;
const loan = ["balance", "rate", "months"] as const;
const extras = ["extra", "once", "at", "fee"] as const;

export const handle = { parameters: once([...Object.keys(overpayRules), "effect"]) };

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadLoanTool(
    {
      path,
      textsOf: ({ overpay: texts }) => texts,
      rules: overpayRules,
      parse: parseOverpay,
      answerOf: answerOverpay,
      neverRepaid: "months",
      inWords(answer, { loanTools, language }) {
        const { kicker, figure } = resultTexts(answer, loanTools.overpay.answer, language);
        return `${kicker} ${figure}`;
      },
    },
    context,
    submittedFields(request, handle.parameters),
  );

export default function OverpayTool({ loaderData }: Route.ComponentProps) {
  const { content } = useServices();
  const { language } = content;
  const { overpay: texts } = content.loanTools;
  const { isExample, fields, errors, answer } = loaderData;
  const figures = { rules: overpayRules, values: fields, errors };
  const result = answer && resultTexts(answer, texts.answer, language);
  return (
    <LoanToolPage
      path={path}
      texts={texts}
      isExample={isExample}
      errors={errors}
      fields={
        <>
          <ToolFields {...figures} names={loan} />
          <h3>{texts.form.extra}</h3>
          <ToolFields {...figures} names={extras} />
          <ChoiceField
            id="effect"
            name="effect"
            label={texts.effect.label}
            choices={overpaymentEffects.map((value) => ({ value, label: texts.effect[value] }))}
            chosen={fields["effect"] === "instalment" ? "instalment" : "term"}
          />
        </>
      }
      answer={
        answer &&
        result && {
          view: <OverpayAnswer {...answer} />,
          inSight: [[result.kicker, result.figure]],
          inputs: [
            ...figureInputs(
              [...loan, ...extras],
              overpayRules,
              fields,
              content.loanTools,
              language,
            ),
            [texts.effect.label, texts.effect[answer.request.effect]],
          ],
          query: fields,
          onward: [
            [
              content.loanTools.takeOver.page.title,
              link("/calculators/take-over", undefined, loanOf(fields)),
            ],
          ],
          words: {
            balance: kes(answer.request.terms.loanCents),
            result: [`${result.kicker} ${result.figure}.`, ...result.sentences].join(" "),
          },
        }
      }
    />
  );
}
