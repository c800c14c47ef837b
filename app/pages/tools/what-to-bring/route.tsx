import { documentLists } from "#app/features/products/document-lists.ts";
import { guideOf } from "#app/features/products/guide-of.ts";
import { ShareLinks } from "#app/layout/actions/share-links.tsx";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { toolData } from "#app/parts/tool-data.ts";
import { ToolPage } from "#app/parts/tool-page.tsx";
import { CheckboxField } from "#app/ui/form/checkbox-field.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { fillText } from "#domain/texts/fill-text.ts";
import { documentsFor, incomes } from "#domain/products/documents.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import type { Route } from "./+types/route";
import { BringForm } from "./bring-form.tsx";
import { quoteFields, quoteOf } from "./quote.ts";
import stack from "#app/ui/stack.module.css";

/** A calculator links here with its figures. The only value about the visitor is the kind of income. */
export const handle = { parameters: once(["product", "income", ...quoteFields]) };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content, now } = context.get(servicesContext);
  const texts = content.whatToBring;
  const sent = submittedFields(request, handle.parameters);
  const lists = documentLists(content);
  const found = lists.find(({ key }) => key === sent?.["product"]);
  const income = incomes.find((each) => each === sent?.["income"]);
  const error = sent && !found ? texts.unknown : undefined;
  const quote = quoteOf(content, found?.product, sent ?? {}, nairobiDay(now().getTime()));
  const tool = {
    path: link("/what-to-bring"),
    page: texts.page,
    sent,
    isCounted: false,
    errors: error ? { product: error } : {},
    answer: found && {
      inSight: [],
      inputs: income ? [[texts.form.income, texts.incomes[income]] as const] : [],
      query: sent ?? {},
      hasFigures: quote !== "",
      title: found.label,
    },
  };
  return toolData(context, tool, {
    sent: sent ?? {},
    error,
    choices: lists
      .map(({ key, label }) => ({ value: key, label }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
    quote,
    list: found && {
      label: found.label,
      documents: documentsFor(found.items, income),
      guide: found.isGuide
        ? guideOf(content.messages.guides, found.product.family, "requirements")
        : undefined,
      ask: paths.enquiry(
        { ...found.product, audience: found.product.audiences[0] },
        found.group,
        quote,
      ),
    },
  });
}

export default function WhatToBring({ loaderData }: Route.ComponentProps) {
  const { whatToBring: texts } = useServices().content;
  const { view, list, sent, error, choices, quote } = loaderData;
  const { page, problem, errors, calculation } = view;
  const address = calculation?.address ?? "";
  return (
    <ToolPage
      {...{ page, problem, errors, calculation }}
      family="borrow"
      seed="what-to-bring"
      form={<BringForm choices={choices} sent={sent} error={error} />}
    >
      {list ? <Documents list={list} quote={quote} address={address} /> : <p>{texts.list.start}</p>}
    </ToolPage>
  );
}

type DocumentsProps = {
  list: NonNullable<Route.ComponentProps["loaderData"]["list"]>;
  quote: string;
  address: string;
};

/** The boxes are ticked in this page alone: no form sends them. */
function Documents({ list: { label, documents, guide, ask }, quote, address }: DocumentsProps) {
  const { list, share } = useServices().content.whatToBring;
  return (
    <>
      <section className={stack.even} aria-labelledby="documents">
        <h2 id="documents">{fillText(list.title, { product: label })}</h2>
        {guide && <p>{guide}</p>}
        <ul className={stack.tight}>
          {documents.map((text) => (
            <li key={text}>
              <CheckboxField label={text} />
            </li>
          ))}
        </ul>
        {quote && <p>{quote}</p>}
        <p data-screen-only="">
          <Link href={ask}>{list.ask}</Link>
        </p>
      </section>
      <div data-screen-only="">
        <ShareLinks
          texts={share}
          values={{
            product: label,
            documents: documents.map((text) => `- ${text}`).join("\n"),
            quote,
            address,
          }}
        />
      </div>
    </>
  );
}
