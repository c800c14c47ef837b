import { data } from "react-router";
import { LoanToolPage } from "#app/features/loan-tools/loan-tool-page.tsx";
import { ToolFields } from "#app/features/loan-tools/tool-fields.tsx";
import {
  toolAddress,
  toolErrors,
  toolInputs,
  toolMeta,
} from "#app/features/loan-tools/tool-texts.ts";
import { calculatorPage } from "#app/lib/cache-policy.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { kes } from "#app/parts/cost-of-credit/figures.ts";
import { Fold } from "#app/ui/folds/fold.tsx";
import {
  type LoanToolErrors,
  parseTakeOver,
  takeOverRules,
  type TakeOverRequest,
} from "#domain/lending/loan-tools-input.ts";
import { takeOver, takeOverCosts } from "#domain/lending/take-over.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import type { Route } from "./+types/route";
import { TakeOverAnswer } from "./take-over-answer.tsx";
import { resultTexts } from "./result-texts.ts";

const path = "/calculators/take-over" as const;
const loan = ["balance", "rate", "months"] as const;
const next = ["newRate", "newMonths"] as const;
const costFields = [
  ...(["legal", "original", "fee", "arrangement", "excise"] as const),
  ...(["valuation", "chargeDuty", "other"] as const),
] as const;

export const handle = { parameters: once(Object.keys(takeOverRules)) };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const { takeOver: texts } = content.loanTools;
  const { ratePercent, legalVatPercent } = content.homeCost.start;
  const sent = submittedFields(request, handle.parameters);
  const fields: Readonly<Record<string, string>> = sent ?? {
    rate: String(ratePercent),
    ...texts.start,
  };
  const input = parseTakeOver(new Map(Object.entries(fields)));
  const answer = input.ok ? answerOf(input.request, legalVatPercent) : undefined;
  const codes: LoanToolErrors = !input.ok
    ? input.errors
    : answer
      ? {}
      : { newMonths: "neverRepaid" };
  const errors = toolErrors(codes, takeOverRules, content.loanTools);
  const figure = answer && resultTexts(answer, texts.answer).figure;
  return data(
    {
      meta: toolMeta(origin, {
        path,
        page: texts.page,
        isSent: sent !== undefined,
        errors,
        answer: figure,
      }),
      isExample: sent === undefined,
      fields,
      errors,
      answer,
    },
    { headers: calculatorPage(sent, answer !== undefined) },
  );
}

/** Undefined where one of the loans is never repaid. */
function answerOf(request: TakeOverRequest, legalVatPercent: number) {
  const costs = takeOverCosts(request.terms.loanCents, { ...request.fees, legalVatPercent });
  const costsCents = costs.reduce((sum, { cents }) => sum + cents, 0);
  const answered = takeOver(request.terms, request.next, costsCents);
  return answered.ok ? { request, costs, costsCents, ...answered.takeOver } : undefined;
}
export type TakenOver = NonNullable<ReturnType<typeof answerOf>>;

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = pageMeta;

export default function TakeOverTool({ loaderData }: Route.ComponentProps) {
  const { content, origin } = useServices();
  const { takeOver: texts, form } = content.loanTools;
  const { isExample, fields, errors, answer } = loaderData;
  const { legalSource, legalAsOf } = content.homeCost.start;
  const address = toolAddress(content, origin, path, fields);
  const figures = { rules: takeOverRules, values: fields, errors };
  const result = answer && resultTexts(answer, texts.answer);
  const words = answer &&
    result && { balance: kes(answer.request.terms.loanCents), result: result.sentence };
  return (
    <LoanToolPage
      path={path}
      texts={texts}
      isExample={isExample}
      errors={errors}
      sources={[{ source: legalSource, asOf: legalAsOf }, texts.duty]}
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
        result &&
        words && {
          view: <TakeOverAnswer {...answer} />,
          inSight: [[result.kicker, result.figure]],
          inputs: toolInputs(
            [...loan, ...next, ...costFields],
            takeOverRules,
            fields,
            content.loanTools,
            content.language,
          ),
          address,
          message: fillText(texts.message, { ...words, address }),
          enquiry: fillText(texts.enquiry, words),
        }
      }
    />
  );
}
