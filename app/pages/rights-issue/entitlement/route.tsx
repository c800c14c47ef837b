import { TextList } from "#app/ui/text-list.tsx";
import { EntitlementAnswer } from "./entitlement-answer.tsx";
import { toolData } from "#app/parts/tool-data.ts";
import { ToolPage } from "#app/parts/tool-page.tsx";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { formatMoney } from "#domain/money/money.ts";
import { link } from "#app/pages/link.ts";
import {
  entitlementBounds,
  type EntitlementErrorCodes,
  type EntitlementField,
  entitlementFields,
  entitlementOf,
  formatShares,
  type Holding,
  parseHolding,
  type RightsTerms,
} from "#domain/investors/rights-issue.ts";
import type { EntitlementPage } from "#model/rights-issue/schema.ts";
import type { Route } from "./+types/route";
import { ToolForm } from "#app/parts/tool-form.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { countOf } from "#app/lib/count-of.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import stack from "#app/ui/stack.module.css";
import styles from "./entitlement.module.css";

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

type EntitlementErrors = Partial<Record<EntitlementField, string>>;

/** Error messages by field, in the order of the form. */
function entitlementErrors(
  errors: EntitlementErrorCodes,
  texts: EntitlementPage["errors"],
  terms: RightsTerms,
): EntitlementErrors {
  const bounds = entitlementBounds(terms);
  return Object.fromEntries(
    entitlementFields.flatMap((name) => {
      const error = errors[name];
      const { min, max } = bounds[name];
      const values = { min: formatShares(min), max: formatShares(max) };
      return error ? [[name, fillText(texts[name][error], values)]] : [];
    }),
  );
}

type EntitlementFormProps = {
  /** The values from the URL, as typed. */
  sent: Readonly<Record<string, string>> | undefined;
  errors: EntitlementErrors;
};

/** A form for a holding. */
function EntitlementForm({ sent, errors }: EntitlementFormProps) {
  const { form, fields, submit } = useServices().content.rightsIssue.entitlement;
  return (
    <ToolForm
      id="holding"
      action={link("/rightsissue/entitlement")}
      texts={{ title: form, submit }}
    >
      {entitlementFields.map((name) => (
        <Field
          key={name}
          id={name}
          name={name}
          label={fields[name].label}
          hint={fields[name].hint}
          suffix={fields[name].unit}
          inputMode="numeric"
          defaultValue={sent?.[name]}
          error={errors[name]}
          required={name === "shares"}
        />
      ))}
    </ToolForm>
  );
}

/** A typical small holding. */
const example: Holding = { shares: 1000, additional: 500 };

/** The method of the calculation, with an example that opens the form filled in. */
function EntitlementMethod() {
  const { entitlement: texts, terms, page } = useServices().content.rightsIssue;
  const { askedKes } = entitlementOf(example, terms.ratio, terms);
  return (
    <section className={`${stack.text} ${styles.method}`} aria-labelledby="method">
      <h2 id="method">{texts.method}</h2>
      <TextList texts={texts.steps} />
      <p>
        {fillText(texts.example, {
          shares: countOf(example.shares, page.outcome.shares),
          more: formatShares(example.additional),
          cost: formatMoney(askedKes),
        })}{" "}
        <Link
          href={link("/rightsissue/entitlement", undefined, {
            shares: String(example.shares),
            additional: String(example.additional),
          })}
        >
          {texts.exampleLink}
        </Link>
      </p>
    </section>
  );
}
