import { data } from "react-router";
import { formatNumber } from "#app/features/calculators/figures.ts";
import { ProductGrid } from "#app/features/products/product-card.tsx";
import { calculatorPage } from "#app/lib/cache-policy.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { calculatorCrumbs } from "#app/lib/crumbs.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { toolMeta } from "#app/lib/tool-meta.ts";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { Steps } from "#app/parts/tool-method.tsx";
import { Accordion } from "#app/ui/folds/accordion.tsx";
import { parseMortgageInput } from "#domain/lending/calculator-input.ts";
import { formatTerm } from "#domain/time/term.ts";
import { formatMoney } from "#domain/money/money.ts";
import { answerMortgage } from "#domain/lending/mortgage-answer.ts";
import { link } from "#app/pages/link.ts";
import type { Route } from "./+types/route";
import { Island } from "#app/islands/island.tsx";
import { CalculatorPage } from "#app/features/calculators/calculator-page.tsx";
import { mortgageTexts, usePaper } from "#app/features/calculators/island-props.ts";
import { MortgageCalculator } from "#app/features/calculators/mortgage-calculator.tsx";
import { relatedProducts } from "#app/features/products/related-products.ts";
import styles from "#app/features/calculators/calculator-page.module.css";

export const handle = { parameters: once(["amount", "rate", "years"]) };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const { pages, ...texts } = content.messages.calculators;
  const sent = submittedFields(request, handle.parameters);
  const input = sent && parseMortgageInput(new Map(Object.entries(sent)));
  const repayment = input?.ok && formatMoney(answerMortgage(input.terms).monthlyRepaymentKes);
  const page = {
    meta: toolMeta({
      canonical: origin + link("/calculators/mortgage"),
      page: pages.mortgage,
      sent,
      hasErrors: input?.ok === false,
      answer: repayment ? `${texts.mortgage.repayment} ${repayment}` : undefined,
    }),
    texts: mortgageTexts(texts),
    text: pages.mortgage,
    exampleRate: String(content.homeCost.start.ratePercent),
    sent,
    products: relatedProducts(content, [
      { family: "borrow", slug: "property-financing" },
      { family: "save-invest", slug: "nyumba-yangu" },
    ]),
  };
  return data(page, { headers: calculatorPage(sent, !page.meta.hasErrors) });
}

export default function Mortgage({ loaderData }: Route.ComponentProps) {
  const { texts, text, exampleRate, sent, products } = loaderData;
  const { messages, homeCost } = useServices().content;
  return (
    <CalculatorPage
      family="borrow"
      title={text.title}
      lead={text.lead}
      crumbs={calculatorCrumbs(messages, text.title)}
      current="mortgage"
      calculator={
        <>
          <Island
            name="mortgage-calculator"
            component={MortgageCalculator}
            props={{ texts, exampleRate, paper: usePaper(), ...(sent && { sent }) }}
          />
          {sent?.["rate"] === exampleRate && (
            <p hidden data-paper="sources">
              {homeCost.start.rateNote}
            </p>
          )}
        </>
      }
      isAnswered={sent !== undefined}
    >
      <Accordion name="method" items={[{ title: text.method, content: <Method {...text} /> }]} />
      <ProductGrid products={products} level={2} />
    </CalculatorPage>
  );
}

type MethodProps = Pick<Route.ComponentProps["loaderData"]["text"], "steps" | "example">;

/** The example is calculated like an answer, so that the two always agree. */
function Method({ steps, example }: MethodProps) {
  const { language } = useServices().content;
  const years = 20;
  const answer = answerMortgage({
    amountKes: 4_500_000,
    annualRatePercent: 14,
    months: years * 12,
  });
  return (
    <>
      <Steps texts={steps} />
      <p className={styles.example}>
        {fillText(example, {
          amount: formatMoney(answer.amountKes),
          rate: formatNumber(answer.annualRatePercent),
          years: formatTerm({ length: years, unit: "year" }, language),
          months: formatNumber(answer.months),
          repayment: formatMoney(answer.monthlyRepaymentKes),
          interest: formatMoney(answer.totalInterestKes),
        })}
      </p>
    </>
  );
}
