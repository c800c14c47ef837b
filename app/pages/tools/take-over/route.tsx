import { loadLoanTool, loanOf } from "#app/features/loan-tools/load-loan-tool.ts";
import { LoanToolPage } from "#app/features/loan-tools/loan-tool-page.tsx";
import { ToolFields } from "#app/features/loan-tools/tool-fields.tsx";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { useServices } from "#app/lib/services.tsx";
import { homeDocuments } from "#app/pages/home-documents.ts";
import { link } from "#app/pages/link.ts";
import { kes } from "#app/parts/cost-of-credit/figures.ts";
import { figureInputs } from "#app/parts/figure-texts.ts";
import { Fold } from "#app/ui/folds/fold.tsx";
import { parseTakeOver, takeOverRules } from "#domain/lending/loan-tools-input.ts";
import type { Route } from "./+types/route";
import { answerTakeOver, resultTexts } from "./answer-take-over.ts";
import { TakeOverAnswer } from "./take-over-answer.tsx";

const path = "/calculators/take-over" as const;
const loan = ["balance", "rate", "months"] as const;
const next = ["newRate", "newMonths"] as const;
const costFields = [
  ...(["legal", "original", "fee", "arrangement", "excise"] as const),
  ...(["valuation", "chargeDuty", "other"] as const),
] as const;

export const handle = { parameters: once(Object.keys(takeOverRules)) };

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadLoanTool(
    {
      path,
      textsOf: ({ takeOver: texts }) => texts,
      rules: takeOverRules,
      parse: parseTakeOver,
      answerOf: answerTakeOver,
      neverRepaid: "newMonths",
      inWords: (answer, { loanTools }) => resultTexts(answer, loanTools.takeOver.answer).figure,
    },
    context,
    submittedFields(request, handle.parameters),
  );

export default function TakeOverTool({ loaderData }: Route.ComponentProps) {
  const { content } = useServices();
  const { takeOver: texts, form } = content.loanTools;
  const { isExample, fields, errors, answer } = loaderData;
  const { legalSource, legalAsOf } = content.homeCost.start;
  const figures = { rules: takeOverRules, values: fields, errors };
  const result = answer && resultTexts(answer, texts.answer);
  return (
    <LoanToolPage
      path={path}
      texts={texts}
      isExample={isExample}
      errors={errors}
      sources={[
        { name: texts.sources.scale, source: legalSource, asOf: legalAsOf },
        { name: texts.sources.duty, ...texts.duty },
      ]}
      fields={
        <>
          <ToolFields {...figures} names={loan} />
          <h3>{texts.form.next}</h3>
          <ToolFields {...figures} names={next} />
          <Fold title={form.costs} hasError={costFields.some((name) => errors[name])}>
            <ToolFields {...figures} names={costFields} />
          </Fold>
        </>
      }
      answer={
        answer &&
        result && {
          view: <TakeOverAnswer {...answer} />,
          inSight: [[result.kicker, result.figure]],
          inputs: figureInputs(
            [...loan, ...next, ...costFields],
            takeOverRules,
            fields,
            content.loanTools,
            content.language,
          ),
          query: fields,
          onward: [
            [
              content.loanTools.overpay.page.title,
              link("/calculators/overpay", undefined, loanOf(fields)),
            ],
            [
              content.messages.calculators.bring,
              homeDocuments({ ...answer.request.next, loanCents: answer.request.terms.loanCents }),
            ],
          ],
          words: { balance: kes(answer.request.terms.loanCents), result: result.sentence },
        }
      }
    />
  );
}
