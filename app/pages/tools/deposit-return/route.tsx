import { data } from "react-router";
import { answerDeposits, depositErrors } from "./answer-deposits.ts";
import { DepositAnswers } from "./deposit-answers.tsx";
import { DepositForm } from "./deposit-form.tsx";
import { AskAbout } from "#app/layout/actions/ask-about.tsx";
import { ShareAnswer } from "#app/layout/actions/share-answer.tsx";
import { calculatorPage } from "#app/lib/cache-policy.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { toolMeta } from "#app/lib/tool-meta.ts";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import type { DepositReturnPage } from "#model/page-texts/deposit-return.ts";
import { type DepositOffer, depositOffers } from "#model/deposits/offers.ts";
import { depositFields, depositIds, parseDepositInput } from "#domain/deposits/deposit-input.ts";
import { formatTerm } from "#domain/time/term.ts";
import { formatMoney } from "#domain/money/money.ts";
import { inLanguage } from "#app/pages/languages.ts";
import { link } from "#app/pages/link.ts";
import type { Route } from "./+types/route";
import { DepositMethod } from "./deposit-method.tsx";
import { ToolPage } from "#app/parts/tool-page.tsx";

export const handle = { parameters: once([...depositFields, ...depositIds]) };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const texts = content.depositReturn;
  const offers = depositOffers(content);
  const ids = offers.map(({ id }) => id);
  const sent = submittedFields(request, handle.parameters);
  const fields = sent ?? startOf(offers, texts);
  const input = parseDepositInput(new Map(Object.entries(fields)), ids);
  const errors = !input.ok ? depositErrors(input.errors, offers, texts) : {};
  const answer = input.ok
    ? { request: input.request, answers: answerDeposits(input.request, offers) }
    : undefined;
  const best = answer?.answers[0];
  const kept = best && `${texts.answer.keep} ${formatMoney(best.outcome.netCents / 100)}`;
  const page = {
    meta: toolMeta({
      canonical: link("/calculators/deposit-return"),
      page: texts.page,
      sent,
      hasErrors: !input.ok,
      answer: kept,
    }),
    offers,
    isStart: sent === undefined,
    fields,
    errors,
    answer,
    address:
      origin + inLanguage(link("/calculators/deposit-return", undefined, fields), content.language),
  };
  return data(page, { headers: calculatorPage(sent, input.ok) });
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
  const { depositReturn: texts, language } = useServices().content;
  const { offers, isStart, fields, errors, answer, address } = loaderData;
  const best = answer?.answers[0];
  const words = best && {
    amount: formatMoney(answer.request.depositCents / 100),
    months: formatTerm({ length: answer.request.months, unit: "month" }, language),
    deposit: best.offer.inText,
    rate: `${best.ratePercent}%`,
    net: formatMoney(best.outcome.netCents / 100),
    address,
  };
  return (
    <ToolPage
      family="save-invest"
      seed="calculator-deposit-return"
      page={texts.page}
      problem={texts.form.problem}
      errors={errors}
      form={<DepositForm {...{ offers, isStart, errors }} sent={fields} />}
      calculation={
        words && {
          inputs: [
            [texts.fields.amount.label, words.amount],
            [texts.fields.months.label, words.months],
            [texts.form.taxed, texts.form.statuses[answer.request.taxed]],
          ],
          address,
        }
      }
      inSight={words ? [[`${texts.answer.keep}: ${best.offer.label}`, words.net]] : []}
    >
      {answer && <DepositAnswers {...answer} />}
      <DepositMethod offers={offers} hasAnswer={!isStart && answer !== undefined} />
      {words && !isStart && (
        <>
          <AskAbout product={best.offer.product} message={fillText(texts.enquiry, words)} />
          <ShareAnswer address={address} message={fillText(texts.shareMessage, words)} />
        </>
      )}
    </ToolPage>
  );
}
