import { data } from "react-router";
import { answerDeposits, depositErrors } from "./answer-deposits.ts";
import { DepositAnswers } from "./deposit-answers.tsx";
import { DepositForm } from "./deposit-form.tsx";
import { ShareAnswer } from "#app/layout/share-answer.tsx";
import { cachedPage, uncachedPage } from "#app/lib/cache-policy.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { bankCrumb } from "#app/lib/home-crumb.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { depositOffers } from "#model/deposits/offers.ts";
import { depositFields, depositIds, parseDepositInput } from "#domain/deposits/deposit-input.ts";
import { formatTerm } from "#domain/products/fact.ts";
import { formatMoney } from "#domain/money/money.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
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
  const input = sent && parseDepositInput(new Map(Object.entries(sent)), ids);
  const errors = input?.ok === false ? depositErrors(input.errors, offers, texts) : {};
  const { title, description } = texts.page;
  const page = {
    meta: {
      title,
      hasErrors: input?.ok === false,
      description,
      canonical: origin + paths.depositReturn(),
      isUnlisted: sent !== undefined,
    },
    offers,
    sent,
    errors,
    answer: input?.ok
      ? { request: input.request, answers: answerDeposits(input.request, offers) }
      : undefined,
    address: origin + paths.depositReturn(sent),
  };
  return data(page, { headers: sent ? uncachedPage : cachedPage });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = pageMeta;

export default function DepositReturnTool({ loaderData }: Route.ComponentProps) {
  const { depositReturn: texts, messages } = useServices().content;
  const { offers, sent, errors, answer, address } = loaderData;
  const best = answer?.answers[0];
  return (
    <ToolPage
      family="save-invest"
      seed="calculator-deposit-return"
      title={texts.page.title}
      lead={texts.page.lead}
      crumbs={[
        bankCrumb(messages),
        { label: messages.calculators.pages.chooser.title, href: link("/calculators") },
        { label: texts.page.title },
      ]}
      problems={{
        title: texts.form.problem,
        items: Object.entries(errors).map(([fieldId, text]) => ({ fieldId, text })),
      }}
      form={<DepositForm offers={offers} sent={sent ?? {}} errors={errors} />}
    >
      {answer && <DepositAnswers {...answer} />}
      <DepositMethod offers={offers} hasAnswer={answer !== undefined} />
      {answer && best && (
        <ShareAnswer
          address={address}
          message={fillText(texts.shareMessage, {
            amount: formatMoney(answer.request.depositCents / 100),
            months: formatTerm({ length: answer.request.months, unit: "month" }),
            deposit: best.offer.inText,
            net: formatMoney(best.outcome.netCents / 100),
            address,
          })}
        />
      )}
    </ToolPage>
  );
}
