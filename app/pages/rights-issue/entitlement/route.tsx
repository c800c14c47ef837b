import { EntitlementAnswer } from "./entitlement-answer.tsx";
import { entitlementErrors } from "./entitlement-errors.ts";
import { EntitlementForm } from "./entitlement-form.tsx";
import { EntitlementMethod } from "./entitlement-method.tsx";
import { ShareAnswer } from "#app/layout/actions/share-answer.tsx";
import { toolData } from "#app/parts/tool-data.ts";
import { ToolPage } from "#app/parts/tool-page.tsx";
import { countOf } from "#app/lib/count-of.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { formatMoney } from "#domain/money/money.ts";
import { link } from "#app/pages/link.ts";
import { entitlementFields, entitlementOf, parseHolding } from "#domain/investors/rights-issue.ts";
import type { Route } from "./+types/route";

export const handle = { parameters: once(entitlementFields) };

/** The shares that a holder could take up, by both readings of the ratio. The URL holds the form's values. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const { entitlement: texts, terms, page: rights } = content.rightsIssue;
  const sent = submittedFields(request, handle.parameters);
  const input = sent && parseHolding(new Map(Object.entries(sent)), terms);
  const errors = input?.ok === false ? entitlementErrors(input.errors, texts.errors, terms) : {};
  const holding = input?.ok ? input.holding : undefined;
  const tool = {
    path: link("/rightsissue/entitlement"),
    page: { ...texts, description: texts.summary },
    sent,
    errors,
    answer: holding && {
      inSight: [
        [
          texts.answer.cost,
          formatMoney(entitlementOf(holding, terms.ratio, terms).askedKes),
        ] as const,
      ],
      inputs: [],
      query: sent ?? {},
    },
  };
  const crumbs = [{ label: rights.title, href: link("/rightsissue") }, { label: texts.crumb }];
  return toolData(context, tool, { crumbs, sent, holding });
}

export default function Entitlement({ loaderData }: Route.ComponentProps) {
  const { entitlement: texts, terms, page: rights } = useServices().content.rightsIssue;
  const { view, sent, holding } = loaderData;
  const { page, problem, errors, inSight, calculation } = view;
  const address = calculation?.address ?? "";
  const cost = holding && formatMoney(entitlementOf(holding, terms.ratio, terms).askedKes);
  return (
    <ToolPage
      {...{ page, problem, errors, inSight }}
      family="save-invest"
      seed="rights-issue-entitlement"
      form={<EntitlementForm sent={sent} errors={errors} />}
    >
      {holding && <EntitlementAnswer holding={holding} />}
      <EntitlementMethod />
      {holding && cost && (
        <ShareAnswer
          address={address}
          message={fillText(texts.shareMessage, {
            shares: countOf(holding.shares, rights.outcome.shares),
            cost,
            address,
          })}
        />
      )}
    </ToolPage>
  );
}
