import { data } from "react-router";
import { answerHome, sharedQuery } from "#app/features/home-cost/home-answer.ts";
import { calculatorPage } from "#app/lib/cache-policy.ts";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { toolMeta } from "#app/lib/tool-meta.ts";
import { inLanguage } from "#app/pages/languages.ts";
import { link } from "#app/pages/link.ts";
import { kes, kesRange } from "#app/parts/cost-of-credit/figures.ts";
import { ToolPage } from "#app/parts/tool-page.tsx";
import { homeCostFields } from "#domain/lending/home-cost-input.ts";
import { heldFields } from "#domain/lending/typed-fields.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import type { Route } from "./+types/route";
import { dayOneText } from "./day-one.tsx";
import { HomeCostAnswer, inputsOf } from "./home-cost-answer.tsx";
import { homeCostErrors } from "./home-cost-errors.ts";
import { HomeCostForm } from "./home-cost-form.tsx";
import { HomeCostMethod } from "./home-cost-method.tsx";
import sheet from "#app/parts/cost-of-credit/sheet.module.css";

const path = "/calculators/home-cost";

export const handle = { parameters: once([...homeCostFields, "year"]) };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const { homeCost: texts, language } = content;
  const basis = homeBasis(content);
  const sent = submittedFields(request, handle.parameters);
  const { year, ...fields } = sent ?? {};
  const typed = new Map(Object.entries(fields));
  const answered = answerHome(typed, basis);
  const answer = answered.ok ? answered.answer : undefined;
  const query = answer && sharedQuery(answer.typed, basis);
  const page = {
    meta: toolMeta({
      canonical: link(path),
      page: texts.page,
      sent,
      hasErrors: !answered.ok,
      answer: answer && dayOneText(answer, texts),
    }),
    basis,
    values: heldFields(typed, basis.defaults),
    errors: homeCostErrors(answered, texts),
    answer,
    query: query ?? {},
    address: origin + inLanguage(link(path, undefined, query), language),
    isBrief: sent === undefined,
    openYear: Number(year) || undefined,
  };
  return data(page, { headers: calculatorPage(sent, answered.ok && year === undefined) });
}

export default function HomeCost({ loaderData }: Route.ComponentProps) {
  const { content } = useServices();
  const { page, form, start, dayOne, credit, range } = content.homeCost;
  const { basis, values, errors, answer, address, isBrief, ...view } = loaderData;
  return (
    <ToolPage
      family="borrow"
      seed="calculator-home-cost"
      page={page}
      problem={form.problem}
      errors={errors}
      form={<HomeCostForm basis={basis} values={values} errors={errors} />}
      calculation={answer && { inputs: inputsOf(answer, basis, content), address }}
      inSight={
        answer
          ? [
              [dayOne.title, kesRange(answer.cost.dayOneCents, range)],
              [credit.monthly, kes(answer.cost.credit.from.schedule.instalmentCents)],
            ]
          : []
      }
    >
      {answer && (
        <div className={sheet.sheet}>
          <HomeCostAnswer {...view} {...{ answer, basis, address, isBrief }} />
        </div>
      )}
      <p hidden data-paper="sources">
        {start.productNote} {start.rateNote} {start.ruralNote}
      </p>
      <HomeCostMethod isBrief={isBrief} />
    </ToolPage>
  );
}
