import { loadLoanTool, loanOf } from "#app/features/loan-tools/load-loan-tool.ts";
import { LoanToolPage, ToolFields } from "#app/features/loan-tools/loan-tool-page.tsx";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { Fold } from "#app/ui/folds/fold.tsx";
import { parseTakeOver, takeOverRules } from "#domain/lending/loan-tools-input.ts";
import type { Route } from "./+types/route";
import { answerTakeOver, resultTexts } from "./answer-take-over.ts";
import { TakeOverAnswer } from "./take-over-answer.tsx";

const costFields = [
  ...(["legal", "original", "fee", "arrangement", "excise"] as const),
  ...(["valuation", "chargeDuty", "other"] as const),
] as const;

export const handle = { parameters: once(Object.keys(takeOverRules)) };

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadLoanTool(
    {
      name: "takeOver",
      rules: takeOverRules,
      parse: parseTakeOver,
      answerOf: answerTakeOver,
      neverRepaid: "newMonths",
      resultOf: resultTexts,
    },
    context,
    submittedFields(request, handle.parameters),
  );

export default function TakeOverTool({ loaderData }: Route.ComponentProps) {
  const { loanTools, homeCost } = useServices().content;
  const { takeOver: texts, overpay, form } = loanTools;
  const { values, view, answer } = loaderData;
  const { legalSource, legalAsOf } = homeCost.start;
  const figures = { rules: takeOverRules, values, errors: view.errors };
  return (
    <LoanToolPage
      {...loaderData}
      name="takeOver"
      // We have no list of documents for moving a loan: that of the home loan is for a purchase.
      onward={
        answer
          ? [[overpay.page.title, link("/calculators/overpay", undefined, loanOf(values))]]
          : []
      }
      sources={[
        { name: texts.sources.scale, source: legalSource, asOf: legalAsOf },
        { name: texts.sources.duty, ...texts.duty },
      ]}
      fields={
        <>
          <ToolFields {...figures} names={["balance", "rate", "months"]} />
          <h3>{texts.form.next}</h3>
          <ToolFields {...figures} names={["newRate", "newMonths"]} />
          <Fold title={form.costs} hasError={costFields.some((name) => view.errors[name])}>
            <ToolFields {...figures} names={costFields} />
          </Fold>
        </>
      }
    >
      {answer && <TakeOverAnswer {...answer} />}
    </LoanToolPage>
  );
}
