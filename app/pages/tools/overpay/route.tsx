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
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import {
  type LoanToolErrors,
  overpayRules,
  type OverpayRequest,
  parseOverpay,
} from "#domain/lending/loan-tools-input.ts";
import { shareCents } from "#domain/lending/loan-cost.ts";
import { overpay, overpaymentEffects } from "#domain/lending/overpayment.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import type { Route } from "./+types/route";
import { OverpayAnswer } from "./overpay-answer.tsx";
import { resultTexts } from "./result-texts.ts";

const path = "/calculators/overpay" as const;
const loan = ["balance", "rate", "months"] as const;
const extras = ["extra", "once", "at", "fee"] as const;

export const handle = { parameters: once([...Object.keys(overpayRules), "effect"]) };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const { overpay: texts } = content.loanTools;
  const sent = submittedFields(request, handle.parameters);
  const rate = String(content.homeCost.start.ratePercent);
  const fields: Readonly<Record<string, string>> = sent ?? { rate, ...texts.start };
  const input = parseOverpay(new Map(Object.entries(fields)));
  const answer = input.ok ? answerOf(input.request) : undefined;
  const codes: LoanToolErrors = !input.ok ? input.errors : answer ? {} : { months: "neverRepaid" };
  const errors = toolErrors(codes, overpayRules, content.loanTools);
  const result = answer && resultTexts(answer, texts.answer, content.language);
  return data(
    {
      meta: toolMeta(origin, {
        path,
        page: texts.page,
        isSent: sent !== undefined,
        errors,
        answer: result && `${result.kicker} ${result.figure}`,
      }),
      isExample: sent === undefined,
      fields,
      errors,
      answer,
    },
    { headers: calculatorPage(sent, answer !== undefined) },
  );
}

/** Undefined for a loan that is never repaid. */
function answerOf(request: OverpayRequest) {
  const answered = overpay(request.terms, request.extra, request.effect);
  if (!answered.ok) return undefined;
  const { overpaid } = answered;
  const feeCents = shareCents(overpaid.extraCents, request.feePercent);
  const savedCents = overpaid.before.totalInterestCents - overpaid.interestCents - feeCents;
  return { request, overpaid, feeCents, savedCents };
}
export type Overpayment = NonNullable<ReturnType<typeof answerOf>>;

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = pageMeta;

export default function OverpayTool({ loaderData }: Route.ComponentProps) {
  const { content, origin } = useServices();
  const { language } = content;
  const { overpay: texts } = content.loanTools;
  const { isExample, fields, errors, answer } = loaderData;
  const address = toolAddress(content, origin, path, fields);
  const figures = { rules: overpayRules, values: fields, errors };
  const result = answer && resultTexts(answer, texts.answer, language);
  const words = answer &&
    result && {
      balance: kes(answer.request.terms.loanCents),
      result: [`${result.kicker} ${result.figure}.`, ...result.sentences].join(" "),
    };
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
        result &&
        words && {
          view: <OverpayAnswer {...answer} />,
          inSight: [[result.kicker, result.figure]],
          inputs: [
            ...toolInputs([...loan, ...extras], overpayRules, fields, content.loanTools, language),
            [texts.effect.label, texts.effect[answer.request.effect]],
          ],
          address,
          message: fillText(texts.message, { ...words, address }),
          enquiry: fillText(texts.enquiry, words),
        }
      }
    />
  );
}
