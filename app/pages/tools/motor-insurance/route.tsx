import { data } from "react-router";
import { ProductGrid } from "#app/features/products/product-card.tsx";
import { calculatorPage } from "#app/lib/cache-policy.ts";
import { calculatorCrumbs } from "#app/lib/crumbs.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { toolMeta } from "#app/lib/tool-meta.ts";
import { once, submittedFields } from "#app/lib/page-parameters.ts";
import { Steps } from "#app/parts/tool-method.tsx";
import { Accordion } from "#app/ui/folds/accordion.tsx";
import { parseMotorInput } from "#domain/lending/calculator-input.ts";
import { motorPremium } from "#domain/insurance/motor-premium.ts";
import { formatKshs } from "#domain/money/money.ts";
import { link } from "#app/pages/link.ts";
import type { Route } from "./+types/route";
import { Island } from "#app/islands/island.tsx";
import { CalculatorPage } from "#app/features/calculators/calculator-page.tsx";
import { motorTexts, usePaper } from "#app/features/calculators/island-props.ts";
import { MotorCalculator } from "#app/features/calculators/motor-calculator.tsx";
import { payableLabel } from "#app/features/calculators/cover-notes.ts";
import { toRates } from "#app/features/calculators/insurer-rates.ts";
import { relatedProducts } from "#app/features/products/related-products.ts";
import { RatesTables } from "./rates-tables.tsx";

export const handle = {
  parameters: once(["sumInsured", "insurer", "excessProtector", "pvt", "levies"]),
};

export function loader({ context, request }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const { pages, ...texts } = content.messages.calculators;
  const insurers = content.insurers.map(toRates);
  const sent = submittedFields(request, handle.parameters);
  const input = sent && parseMotorInput(new Map(Object.entries(sent)), insurers);
  const total =
    input?.ok &&
    `${payableLabel(texts.motor, input.cover)} ${formatKshs(motorPremium(input.insurer, input.cover).payableCents)}`;
  const page = {
    meta: toolMeta({
      canonical: origin + link("/calculators/motor-insurance"),
      page: pages.motor,
      sent,
      hasErrors: input?.ok === false,
      answer: total || undefined,
    }),
    texts: motorTexts(texts),
    text: pages.motor,
    insurers,
    sent,
    products: relatedProducts(content, [
      { family: "insure", slug: "motor-insurance" },
      { family: "borrow", slug: "insurance-premium-finance" },
    ]),
  };
  return data(page, { headers: calculatorPage(sent, !page.meta.hasErrors) });
}

export default function MotorInsurance({ loaderData }: Route.ComponentProps) {
  const { texts, text, insurers, sent, products } = loaderData;
  const { messages } = useServices().content;
  const steps = <Steps texts={text.steps} />;
  const rates = <RatesTables insurers={insurers} text={text} texts={texts} />;
  return (
    <CalculatorPage
      family="insure"
      title={text.title}
      lead={text.lead}
      crumbs={calculatorCrumbs(messages, text.title)}
      current="insure"
      calculator={
        <Island
          name="motor-calculator"
          component={MotorCalculator}
          props={{ texts, insurers, paper: usePaper(), ...(sent && { sent }) }}
          propsFrom={sent ? undefined : link("/calculators/props")}
        />
      }
      isAnswered={sent !== undefined}
    >
      <Accordion
        name="method"
        items={[
          { title: text.method, content: steps },
          { title: text.ratesTitle, content: rates },
        ]}
      />
      <ProductGrid products={products} level={2} />
    </CalculatorPage>
  );
}
