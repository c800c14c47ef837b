import { bankCrumb } from "#app/lib/crumbs.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { usePageLanguage } from "#app/ui/navigation/page-language.ts";
import type { Route } from "./+types/route";
import { Island } from "#app/islands/island.tsx";
import { CalculatorPage } from "#app/features/calculators/calculator-page.tsx";
import { Calculators } from "#app/features/calculators/calculators.tsx";
import { calculatorsProps } from "#app/features/calculators/island-props.ts";
import stack from "#app/ui/stack.module.css";
import linked from "#app/ui/navigation/linked-card.module.css";
import styles from "#app/features/calculators/calculator-page.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const { pages } = content.messages.calculators;
  return {
    pages,
    meta: {
      title: pages.chooser.title,
      description: pages.chooser.description,
      canonical: origin + link("/calculators"),
    },
  };
}

export default function ChooseCalculator({ loaderData: { pages } }: Route.ComponentProps) {
  const { languageOf } = usePageLanguage();
  const services = useServices();
  const { content } = services;
  const { title, lead, mortgageCard, motorCard } = pages.chooser;
  const { affordability, netPay, homeCost, loanCost, loanTools, depositReturn, canIApply } =
    content;
  const { whatToBring } = content;
  const described = [
    [affordability, link("/calculators/affordability")],
    [netPay, link("/calculators/net-pay")],
    [homeCost, link("/calculators/home-cost")],
    [loanCost, link("/calculators/loan-cost")],
    [loanTools.offers, link("/calculators/offers")],
    [loanTools.takeOver, link("/calculators/take-over")],
    [loanTools.overpay, link("/calculators/overpay")],
    [depositReturn, link("/calculators/deposit-return")],
    [whatToBring, link("/what-to-bring")],
    [canIApply, paths.canIApply()],
  ] as const;
  const tools = [
    ...described.map(([{ page }, href]) => ({ title: page.title, text: page.card, href })),
    { title: pages.mortgage.title, text: mortgageCard, href: link("/calculators/mortgage") },
    { title: pages.motor.title, text: motorCard, href: link("/calculators/motor-insurance") },
  ];
  return (
    <CalculatorPage
      family="save-invest"
      title={title}
      lead={lead}
      crumbs={[bankCrumb(content.messages), { label: title }]}
      calculator={
        <Island
          // It also opens in a dialog over a calculator's own page, so the ids must differ.
          id="chooser"
          name="calculators"
          component={Calculators}
          props={calculatorsProps(services)}
          propsFrom={link("/calculators/props")}
        />
      }
    >
      <ul className={stack.even}>
        {tools.map((tool) => (
          <li key={tool.href} className={`${linked.card} ${styles.tool}`}>
            <h2>
              <Link className={linked.link} href={tool.href} lang={languageOf(tool.title)}>
                {tool.title}
              </Link>
            </h2>
            <p lang={languageOf(tool.text)}>{tool.text}</p>
          </li>
        ))}
      </ul>
    </CalculatorPage>
  );
}
