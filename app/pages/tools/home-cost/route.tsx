import { data } from "react-router";
import { answerHome } from "#app/features/home-cost/home-answer.ts";
import { homeCostProps } from "./home-cost-props.ts";
import { HomeCostCalculator } from "./home-cost.tsx";
import { Island } from "#app/islands/island.tsx";
import { Banner } from "#app/layout/banner/banner.tsx";
import { WhatsappLink } from "#app/layout/actions/whatsapp-link.tsx";
import { Letterhead } from "#app/parts/letterhead.tsx";
import { calculatorPage } from "#app/lib/cache-policy.ts";
import { calculatorCrumbs } from "#app/lib/crumbs.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { stateTitle } from "#app/lib/state-title.ts";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { link } from "#app/pages/link.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import { homeCostFields } from "#domain/lending/home-cost-input.ts";
import { dayOneText } from "./day-one.tsx";
import type { Route } from "./+types/route";
import { HomeCostMethod } from "./home-cost-method.tsx";
import styles from "#app/parts/cost-of-credit/page.module.css";

export const handle = { parameters: once([...homeCostFields, "year"]) };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const sent = submittedFields(request, handle.parameters);
  const { year, ...fields } = sent ?? {};
  const answered = answerHome(new Map(Object.entries(fields)), homeBasis(content));
  const isCalculated = answered.ok && year === undefined;
  const { title, description } = content.homeCost.page;
  const dayOne = sent && answered.ok ? dayOneText(answered.answer, content.homeCost) : undefined;
  const page = {
    meta: {
      title: stateTitle(title, [dayOne]),
      hasErrors: !answered.ok,
      description,
      canonical: origin + link("/calculators/home-cost"),
      isUnlisted: sent !== undefined,
    },
    fields,
    isBrief: sent === undefined,
    openYear: Number(year) || undefined,
  };
  return data(page, { headers: calculatorPage(sent, isCalculated) });
}

export default function HomeCost({ loaderData }: Route.ComponentProps) {
  const { content, origin } = useServices();
  const { page, start, method } = content.homeCost;
  const { fields, isBrief, openYear } = loaderData;
  return (
    <div data-family="borrow">
      <Letterhead />
      <div className={styles.banner}>
        <Banner
          motif="loans"
          seed="calculator-home-cost"
          title={page.title}
          lead={page.lead}
          crumbs={calculatorCrumbs(content.messages, page.title)}
        />
      </div>
      <div className={`${styles.content} wrap`}>
        <Island
          name="home-cost"
          component={HomeCostCalculator}
          props={{
            ...homeCostProps(content, origin),
            sent: fields,
            isBrief,
            ...(openYear && { openYear }),
          }}
          propsFrom={isBrief ? link("/calculators/home-cost/props") : undefined}
        />
        <p hidden data-paper="sources">
          {start.productNote} {start.rateNote} {start.ruralNote}
        </p>
        <HomeCostMethod method={method} start={start} isBrief={isBrief} />
        <WhatsappLink subject={page.title} />
      </div>
    </div>
  );
}
