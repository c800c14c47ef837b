import { renderToStaticMarkup } from "react-dom/server";
import { data } from "react-router";
import { Banner } from "#app/layout/banner/banner.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { calculatorCrumbs } from "#app/lib/crumbs.ts";
import { uncachedPage } from "#app/lib/cache-policy.ts";
import { insteadOfPage } from "#app/lib/instead-of-page.ts";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { papers } from "#domain/lending/cloth-sheet.ts";
import { homeCostFields } from "#domain/lending/home-cost-input.ts";
import { clothCalculators } from "#domain/lending/cloth.ts";
import { loanFields } from "#domain/lending/loan-cost-input.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import type { Route } from "./+types/route";
import { clothSheet } from "./cloth-sheet.ts";
import { ClothPoster } from "./cloth-poster.tsx";
import { loanReaders } from "./read-loan.ts";

const fields = new Set([...homeCostFields, ...loanFields, "product", "paper"]);

export const handle = { parameters: once([...fields]) };

/** The cloth of a loan as a file, made for the figures in the URL and kept nowhere, as are the calculators' tables. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { content, now, clothPdf } = context.get(servicesContext);
  const { paper: askedPaper = papers[0], ...sent } =
    submittedFields(request, handle.parameters) ?? {};
  const calculator = clothCalculators.find((name) => name === params.calculator);
  const paper = papers.find((name) => name === askedPaper);
  if (!calculator || !paper) throw data(null, { status: 404 });
  const loan = loanReaders[calculator](new Map(Object.entries(sent)), content);
  if (!loan.ok && loan.status === 404) throw data(null, { status: 404 });
  const day = nairobiDay(now().getTime());
  const sheet = loan.ok ? clothSheet({ ...loan, day, content }) : undefined;
  if (!sheet) {
    const { title } = content.messages.calculators.cloth;
    const canonical = link(`/calculators/${calculator}`);
    const page = {
      calculator: link(`/calculators/${calculator}`, undefined, sent),
      crumbs: calculatorCrumbs(content.messages, title),
      meta: { title, hasErrors: true, description: title, canonical, isUnlisted: true },
    };
    return data(page, { status: 422, headers: uncachedPage });
  }

  const isPdf = new URL(request.url).pathname.endsWith(".pdf");
  const [body, type, name] = isPdf
    ? [await clothPdf(sheet, paper), "application/pdf", `cloth-${paper}.pdf`]
    : [renderToStaticMarkup(<ClothPoster {...sheet} />), "image/svg+xml", "cloth.svg"];
  const headers = {
    ...uncachedPage,
    "Content-Type": type,
    "Content-Disposition": `inline; filename="${name}"`,
    "X-Robots-Tag": "noindex",
  };
  context.set(insteadOfPage, new Response(body, { headers }));
  return null;
}

/** Shown if the values give no schedule. The linked calculator shows the error at each field. */
export default function NoCloth({ loaderData }: Route.ComponentProps) {
  const { messages } = useServices().content;
  if (!loaderData) return null;
  return (
    <div data-family="borrow">
      <Banner motif="loans" seed="cloth" title={messages.calculators.problem}>
        <ButtonLink href={loaderData.calculator} variant="light">
          {messages.shell.tryAgain}
        </ButtonLink>
      </Banner>
    </div>
  );
}
