import { data } from "react-router";
import { calculatorPage } from "#app/lib/cache-policy.ts";
import { calculatorCrumbs } from "#app/lib/crumbs.ts";
import { once, postedFields, submittedFields } from "#app/lib/page-parameters.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { inLanguage } from "#app/pages/languages.ts";
import { link } from "#app/pages/link.ts";
import { kes } from "#app/parts/cost-of-credit/figures.ts";
import { figureErrors, figureInputs } from "#app/parts/figure-texts.ts";
import { postedTitle, postedTool, sharedView, toolView } from "#app/parts/tool-data.ts";
import { ToolSources } from "#app/parts/tool-method.tsx";
import { ToolPage } from "#app/parts/tool-page.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import {
  answerLoanForPay,
  loanForPayQuery,
  loanForPayRules,
  loanForPayRulesOf,
} from "#domain/lending/loan-for-pay-input.ts";
import { payRatesOf } from "#domain/pay/pay-rates.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import type { Content } from "#model/content.ts";
import type { Services } from "#server/services.ts";
import type { Route } from "./+types/route";
import { AffordabilityAnswer, priceText, trueCost } from "./affordability-answer.tsx";
import { AffordabilityForm } from "./affordability-form.tsx";

export const handle = { parameters: once(loanForPayQuery) };

/** The page at the start: the same for everyone, except for the plan that a link may name. */
export function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { affordability: texts } = services.content;
  const sent = submittedFields(request, handle.parameters);
  const { title, description } = texts.page;
  const page = {
    ...answerOf(services, { pay: payOf(services.content), ...sent }),
    meta: {
      title: postedTitle(context, title, texts.answer.price),
      description,
      canonical: link("/calculators/affordability"),
      isUnlisted: sent !== undefined,
    },
    crumbs: calculatorCrumbs(services.content.messages, title),
  };
  return data(page, { headers: calculatorPage(sent, false) });
}

/** Pay, debts and age come in the body. */
export async function action({ context, request }: Route.ActionArgs) {
  const sent = await postedFields(request, ["kind", ...Object.keys(loanForPayRules)]);
  return postedTool(context, answerOf(context.get(servicesContext), sent));
}

/** The pay to begin with. */
const payOf = ({ affordability: { start } }: Content) => start.payKes.toLocaleString("en-KE");

/** The values of the form, with defaults for those that were not sent, and their answer. */
function answerOf(services: Services, typed: Readonly<Record<string, string>>) {
  const { content, now, origin } = services;
  const { affordability: texts, payRates, messages } = content;
  const home = homeBasis(content);
  const { rate, years } = home.defaults;
  const values: Readonly<Record<string, string>> = {
    kind: "gross",
    rate,
    years,
    share: String(texts.start.bankPercent ?? ""),
    ...typed,
  };
  const rules = loanForPayRulesOf(home);
  const basis = { home, rates: payRatesOf(payRates, nairobiDay(now().getTime()).slice(0, 7)) };
  const answered = answerLoanForPay(new Map(Object.entries(values)), basis);
  const answer = answered.ok ? answered.answer : undefined;
  // The cast: Object.keys loses the names.
  const names = Object.keys(rules) as (keyof typeof rules)[];
  const counted = names.filter((name) => name !== "gross" || answer?.kind === "net");
  const view = toolView(services, {
    path: link("/calculators/affordability"),
    page: texts.page,
    errors: answered.ok
      ? {}
      : figureErrors(answered.errors, rules, { ...texts, ...messages.figures }),
    answer: answer && {
      inSight: [
        [texts.answer.price, priceText(answer, texts.answer)],
        [texts.answer.loan, kes(answer.home?.loanCents ?? 0)],
      ],
      inputs: [
        [texts.form.kind, texts.form.kinds[answer.kind]],
        ...figureInputs(counted, rules, values, texts, content),
      ],
      query: {},
    },
  });
  const shared =
    answer?.home &&
    sharedView(view, origin + inLanguage(trueCost(answer, answer.home, home), content.language));
  return { values, examples: { rate, pay: payOf(content) }, answer, view: { ...view, shared } };
}

export default function Affordability({ loaderData, actionData }: Route.ComponentProps) {
  const { method } = useServices().content.affordability;
  const { values, examples, answer, view } = actionData ?? loaderData;
  return (
    <ToolPage
      {...view}
      shared={actionData?.view.shared}
      family="borrow"
      seed="calculator-affordability"
      form={<AffordabilityForm values={values} examples={examples} errors={view.errors} />}
    >
      {answer && <AffordabilityAnswer answer={answer} />}
      <ToolSources title={method.sources} facts={[method.employmentAct, method.kmrc]} />
      <p data-screen-only="">
        <Link href={link("/calculators/net-pay")}>{method.netPay}</Link>
      </p>
    </ToolPage>
  );
}
