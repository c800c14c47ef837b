import { data } from "react-router";
import { LoanCostAnswer } from "./loan-cost-answer.tsx";
import { LoanCostForm } from "./loan-cost-form.tsx";
import { loanErrors, readLoan } from "./loan-answer.ts";
import { Banner } from "#app/layout/banner.tsx";
import { cachedPage, uncachedPage } from "#app/lib/cache-policy.ts";
import { bankCrumb } from "#app/lib/home-crumb.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { loanOffers } from "#model/loans/loan-offers.ts";
import { loanFields } from "#domain/lending/loan-cost-input.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";
import layout from "#app/parts/cost-of-credit/layout.module.css";
import takeAway from "#app/parts/cost-of-credit/take-away.module.css";
import styles from "#app/parts/cost-of-credit/page.module.css";

export const handle = { parameters: once(["product", "from", ...loanFields, "years", "year"]) };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const sent = submittedFields(request, handle.parameters);
  const { product, from, year, ...fields } = sent ?? {};
  const offers = loanOffers(content);
  const offer = product === undefined ? offers[0] : offers.find(({ id }) => id === product);
  if (!offer) throw data(null, { status: 404 });
  const left = offers.find(({ id }) => id === from && id !== offer.id);
  const { typed, answered, errors: errorCodes } = readLoan(fields, offer.basis, left?.basis);
  const errors = loanErrors(errorCodes, offer.basis, content.loanCost);
  const { title, description } = content.loanCost.page;
  const page = {
    meta: {
      title,
      hasErrors: Object.keys(errors).length > 0,
      description,
      canonical: origin + paths.loanCost(),
      isUnlisted: sent !== undefined,
    },
    offer,
    typed,
    answered,
    errors,
    openYear: Number(year) || undefined,
  };
  return data(page, { headers: sent ? uncachedPage : cachedPage });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = pageMeta;

export default function LoanCost({ loaderData }: Route.ComponentProps) {
  const { content } = useServices();
  const { page, answer: texts } = content.loanCost;
  const { offer, typed, answered, errors, openYear } = loaderData;
  const query = { product: offer.id, ...typed };
  return (
    <div data-family="borrow">
      <Banner
        motif="loans"
        seed="calculator-loan-cost"
        title={page.title}
        lead={page.lead}
        crumbs={[
          bankCrumb(content.messages),
          { label: content.messages.calculators.pages.chooser.title, href: link("/calculators") },
          { label: page.title },
        ]}
      />
      <div className={`${styles.content} wrap`}>
        <div className={layout.calculator}>
          <LoanCostForm offer={offer} values={typed} errors={errors} />
          <div className={layout.answer}>
            {answered.ok ? (
              <LoanCostAnswer
                request={answered.request}
                cost={answered.cost}
                openYear={openYear}
                hrefOfYear={(year) => paths.loanCost({ ...query, year: String(year) })}
              />
            ) : (
              <p>{texts.empty}</p>
            )}
            <p className={`${takeAway.actions} ${takeAway.takeAway}`}>
              <ButtonLink variant="secondary" href={paths.costOfCredit(query)}>
                {texts.download}
              </ButtonLink>
              {answered.ok && (
                <ButtonLink variant="secondary" href={paths.loanCostTable(query)}>
                  {texts.csv}
                </ButtonLink>
              )}
            </p>
          </div>
        </div>
      </div>
    </div>
  );
}
