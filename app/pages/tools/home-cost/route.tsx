import { answerHome, sharedQuery } from "#app/features/home-cost/home-answer.ts";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { kes, kesRange } from "#app/parts/cost-of-credit/figures.ts";
import { toolData } from "#app/parts/tool-data.ts";
import { ToolMethod } from "#app/parts/tool-method.tsx";
import { ToolPage } from "#app/parts/tool-page.tsx";
import { homeCostFields } from "#domain/lending/home-cost-input.ts";
import { heldFields } from "#domain/forms/typed-fields.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import type { Route } from "./+types/route";
import { HomeCostAnswer, inputsOf } from "./home-cost-answer.tsx";
import { HomeCostForm, homeCostErrors } from "./home-cost-form.tsx";
import sheet from "#app/parts/cost-of-credit/sheet.module.css";

export const handle = { parameters: once([...homeCostFields, "year"]) };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const { homeCost: texts } = content;
  const { dayOne, credit, range } = texts;
  const basis = homeBasis(content);
  const sent = submittedFields(request, handle.parameters);
  const { year, ...fields } = sent ?? {};
  const typed = new Map(Object.entries(fields));
  const answered = answerHome(typed, basis);
  const answer = answered.ok ? answered.answer : undefined;
  const query = answer ? sharedQuery(answer.typed, basis) : {};
  const tool = {
    path: link("/calculators/home-cost"),
    page: texts.page,
    sent,
    isCounted: year === undefined,
    errors: homeCostErrors(answered, content),
    answer: answer && {
      inSight: [
        [dayOne.title, kesRange(answer.cost.dayOneCents, range)] as const,
        [credit.monthly, kes(answer.cost.credit.from.schedule.instalmentCents)] as const,
      ],
      inputs: inputsOf(answer, basis, content),
      query,
    },
  };
  return toolData(context, tool, {
    ...{ answer, query },
    values: heldFields(typed, basis.defaults),
    isBrief: sent === undefined,
    openYear: Number(year) || undefined,
  });
}

export default function HomeCost({ loaderData }: Route.ComponentProps) {
  const { start, method } = useServices().content.homeCost;
  const { values, answer, query, isBrief, openYear, view } = loaderData;
  return (
    <ToolPage
      {...view}
      family="borrow"
      seed="calculator-home-cost"
      form={<HomeCostForm values={values} errors={view.errors} />}
    >
      {answer && (
        <div className={sheet.sheet}>
          <HomeCostAnswer {...{ answer, query, isBrief, openYear }} />
          <p hidden data-paper="sources">
            {start.productNote} {start.rateNote} {start.ruralNote} {start.legalNote}
          </p>
        </div>
      )}
      {/* On paper the sources are with the answer. */}
      <div data-screen-only="">
        <ToolMethod
          steps={isBrief ? undefined : { title: method.title, texts: method.steps }}
          sources={{
            title: method.sources,
            facts: [
              { name: start.productNote },
              { name: start.rateNote, source: start.rateSource, asOf: start.rateAsOf },
              { name: start.ruralNote, source: start.ruralSource, asOf: start.ruralAsOf },
              { name: start.legalNote, source: start.legalSource, asOf: start.legalAsOf },
            ],
          }}
        />
      </div>
    </ToolPage>
  );
}
