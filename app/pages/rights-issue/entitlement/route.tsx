import { data } from "react-router";
import { EntitlementAnswer } from "./entitlement-answer.tsx";
import { entitlementErrors } from "./entitlement-errors.ts";
import { EntitlementForm } from "./entitlement-form.tsx";
import { EntitlementMethod } from "./entitlement-method.tsx";
import { ShareAnswer } from "#app/layout/actions/share-answer.tsx";
import { ToolPage } from "#app/parts/tool-page.tsx";
import { calculatorPage } from "#app/lib/cache-policy.ts";
import { countOf } from "#app/lib/count-of.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { toolMeta } from "#app/lib/tool-meta.ts";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { formatMoney } from "#domain/money/money.ts";
import { link } from "#app/pages/link.ts";
import { entitlementFields, entitlementOf, parseHolding } from "#domain/investors/rights-issue.ts";
import type { Route } from "./+types/route";

export const handle = { parameters: once(entitlementFields) };

/** The shares that a holder could take up, by both readings of the ratio. The URL holds the form's values. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const { entitlement: texts, terms, page: rights } = content.rightsIssue;
  const sent = submittedFields(request, handle.parameters);
  const input = sent && parseHolding(new Map(Object.entries(sent)), terms);
  const errors = input?.ok === false ? entitlementErrors(input.errors, texts.errors, terms) : {};
  const holding = input?.ok ? input.holding : undefined;
  const page = {
    meta: toolMeta({
      canonical: link("/rightsissue/entitlement"),
      page: { title: texts.title, description: texts.summary },
      sent,
      hasErrors: input?.ok === false,
      answer:
        holding &&
        `${texts.answer.cost} ${formatMoney(entitlementOf(holding, terms.ratio, terms).askedKes)}`,
    }),
    crumbs: [{ label: rights.title, href: link("/rightsissue") }, { label: texts.crumb }],
    sent,
    errors,
    holding,
    address: origin + link("/rightsissue/entitlement", undefined, sent),
  };
  return data(page, { headers: calculatorPage(sent, !page.meta.hasErrors) });
}

export default function Entitlement({ loaderData }: Route.ComponentProps) {
  const { entitlement: texts, terms, page } = useServices().content.rightsIssue;
  const { crumbs, sent, errors, holding, address } = loaderData;
  const cost = holding && formatMoney(entitlementOf(holding, terms.ratio, terms).askedKes);
  return (
    <ToolPage
      family="save-invest"
      seed="rights-issue-entitlement"
      page={texts}
      crumbs={crumbs}
      problem={texts.problem}
      errors={errors}
      form={<EntitlementForm sent={sent} errors={errors} />}
      inSight={cost ? [[texts.answer.cost, cost]] : []}
    >
      {holding && <EntitlementAnswer holding={holding} />}
      <EntitlementMethod />
      {holding && cost && (
        <ShareAnswer
          address={address}
          message={fillText(texts.shareMessage, {
            shares: countOf(holding.shares, page.outcome.shares),
            cost,
            address,
          })}
        />
      )}
    </ToolPage>
  );
}
