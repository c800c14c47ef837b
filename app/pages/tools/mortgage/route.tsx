import { CalculatorTabs } from "#app/features/calculators/calculator-tabs.tsx";
import { formatNumber } from "#app/parts/cost-of-credit/figures.ts";
import { MortgageForm, mortgageId } from "#app/features/calculators/mortgage-form.tsx";
import { RelatedProducts } from "#app/features/products/related-products.tsx";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { Steps } from "#app/ui/steps.tsx";
import { figureErrors } from "#app/parts/figure-texts.ts";
import { toolData } from "#app/parts/tool-data.ts";
import { ToolPage } from "#app/parts/tool-page.tsx";
import { Accordion } from "#app/ui/folds/accordion.tsx";
import {
  mortgageFields,
  mortgageRules,
  parseMortgageInput,
} from "#domain/lending/calculator-input.ts";
import { answerMortgage } from "#domain/lending/mortgage-answer.ts";
import { formatMoney } from "#domain/money/money.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { formatTerm } from "#domain/time/term.ts";
import type { Route } from "./+types/route";
import { inputsOf, MortgageAnswerView } from "./mortgage-answer.tsx";
import stack from "#app/ui/stack.module.css";
import styles from "#app/features/calculators/calculator-page.module.css";

export const handle = { parameters: once(mortgageFields) };

export function loader({ context, request }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const { pages, mortgage } = content.messages.calculators;
  const { errors } = content.messages.figures;
  const sent = submittedFields(request, handle.parameters);
  // The link of a product has its rate and term, and no amount yet.
  const input =
    sent?.["amount"] === undefined ? undefined : parseMortgageInput(new Map(Object.entries(sent)));
  const answer = input?.ok ? answerMortgage(input.terms) : undefined;
  const tool = {
    path: link("/calculators/mortgage"),
    page: pages.mortgage,
    sent,
    errors:
      input?.ok === false
        ? figureErrors(input.errors, mortgageRules, { ...mortgage, errors }, mortgageId)
        : {},
    answer: answer && {
      inSight: [
        [mortgage.repayment, formatMoney(answer.monthlyRepaymentKes)] as const,
        [mortgage.totalInterest, formatMoney(answer.totalInterestKes)] as const,
      ],
      inputs: inputsOf(answer, mortgage),
      query: sent ?? {},
    },
  };
  return toolData(context, tool, { sent, answer });
}

export default function Mortgage({ loaderData }: Route.ComponentProps) {
  const { messages, homeCost } = useServices().content;
  const { view, sent, answer } = loaderData;
  return (
    <ToolPage
      {...view}
      family="borrow"
      seed="calculator-mortgage"
      form={
        <>
          <CalculatorTabs current="mortgage" />
          <MortgageForm sent={sent} errors={view.errors} />
        </>
      }
    >
      {answer && <MortgageAnswerView answer={answer} />}
      {sent?.["rate"] === String(homeCost.start.ratePercent) && (
        <p hidden data-paper="sources">
          {homeCost.start.rateNote}
        </p>
      )}
      <div className={stack.wide} data-screen-only={answer && ""}>
        <Accordion
          name="method"
          items={[{ title: messages.calculators.pages.mortgage.method, content: <Method /> }]}
        />
        <RelatedProducts
          wanted={[
            { family: "borrow", slug: "property-financing" },
            { family: "save-invest", slug: "nyumba-yangu" },
          ]}
        />
      </div>
    </ToolPage>
  );
}

/** The example is calculated like an answer, so that the two always agree. */
function Method() {
  const { messages, language } = useServices().content;
  const { steps, example } = messages.calculators.pages.mortgage;
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
