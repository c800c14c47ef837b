import { answerDeposits, depositErrors } from "./answer-deposits.ts";
import { DepositAnswers } from "./deposit-answers.tsx";
import { DepositForm } from "./deposit-form.tsx";
import { AskAbout } from "#app/layout/actions/ask-about.tsx";
import { fillText } from "#domain/texts/fill-text.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import type { DepositReturnPage } from "#model/page-texts/deposit-return.ts";
import { type DepositOffer, depositOffers } from "#model/deposits/offers.ts";
import { depositFields, depositIds, parseDepositInput } from "#domain/deposits/deposit-input.ts";
import { formatTerm } from "#domain/time/term.ts";
import { exactKes } from "#app/parts/cost-of-credit/figures.ts";
import { link } from "#app/pages/link.ts";
import type { Route } from "./+types/route";
import { DepositMethod } from "./deposit-method.tsx";
import { toolData } from "#app/parts/tool-data.ts";
import { ToolPage } from "#app/parts/tool-page.tsx";

export const handle = { parameters: once([...depositFields, ...depositIds]) };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const texts = content.depositReturn;
  const offers = depositOffers(content);
  const ids = offers.map(({ id }) => id);
  const sent = submittedFields(request, handle.parameters);
  const fields = sent ?? startOf(offers, texts);
  const input = parseDepositInput(new Map(Object.entries(fields)), ids);
  const answer = input.ok
    ? { request: input.request, answers: answerDeposits(input.request, offers) }
    : undefined;
  const best = answer?.answers[0];
  const words = best && {
    amount: exactKes(answer.request.depositCents),
    months: formatTerm({ length: answer.request.months, unit: "month" }, content.language),
    deposit: best.offer.inText,
    rate: `${best.ratePercent}%`,
    net: exactKes(best.outcome.netCents),
  };
  const tool = {
    path: link("/calculators/deposit-return"),
    page: texts.page,
    sent,
    errors: input.ok ? {} : depositErrors(input.errors, offers, content),
    answer: words && {
      inSight: [[`${texts.answer.keep}: ${best.offer.label}`, words.net] as const],
      inputs: [
        [texts.fields.amount.label, words.amount] as const,
        [texts.fields.months.label, words.months] as const,
        [texts.form.taxed, texts.form.statuses[answer.request.taxed]] as const,
      ],
      query: fields,
      title: `${texts.answer.keep} ${words.net}`,
    },
  };
  const isStart = sent === undefined;
  return toolData(context, tool, { offers, isStart, fields, answer, words });
}

/** Figures to begin with: the form says that they are an example. */
function startOf(offers: readonly DepositOffer[], { example }: DepositReturnPage) {
  return {
    amount: example.amountKes.toLocaleString("en-KE"),
    months: String(example.months),
    ...(offers[0] && { [offers[0].id]: String(example.ratePercent) }),
  };
}

export default function DepositReturnTool({ loaderData }: Route.ComponentProps) {
  const { depositReturn: texts } = useServices().content;
  const { view, offers, isStart, fields, answer, words } = loaderData;
  const { errors } = view;
  const best = answer?.answers[0];
  return (
    <ToolPage
      {...view}
      family="save-invest"
      seed="calculator-deposit-return"
      form={<DepositForm {...{ offers, isStart, errors }} values={fields} />}
    >
      {answer && <DepositAnswers {...answer} />}
      <DepositMethod offers={offers} hasAnswer={!isStart && answer !== undefined} />
      {best && words && !isStart && (
        <AskAbout product={best.offer.product} message={fillText(texts.enquiry, words)} />
      )}
    </ToolPage>
  );
}
