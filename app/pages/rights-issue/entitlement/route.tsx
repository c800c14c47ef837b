import { EntitlementAnswer } from "./entitlement-answer.tsx";
import { entitlementErrors } from "./entitlement-errors.ts";
import { EntitlementForm } from "./entitlement-form.tsx";
import { EntitlementMethod } from "./entitlement-method.tsx";
import { toolData } from "#app/parts/tool-data.ts";
import { ToolPage } from "#app/parts/tool-page.tsx";
import { servicesContext } from "#app/lib/services.tsx";
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
  const { view, sent, holding } = loaderData;
  const { page, problem, errors, inSight, shared } = view;
  return (
    <ToolPage
      {...{ page, problem, errors, inSight, shared }}
      family="save-invest"
      seed="rights-issue-entitlement"
      form={<EntitlementForm sent={sent} errors={errors} />}
    >
      {holding && <EntitlementAnswer holding={holding} />}
      <EntitlementMethod />
    </ToolPage>
  );
}
