import { cachedPage } from "#app/lib/cache-policy.ts";
import { bankCrumb } from "#app/lib/home-crumb.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import type { Route } from "./+types/route";
import { CalculatorPage } from "#app/features/calculators/calculator-page.tsx";
import { toRates } from "#app/features/calculators/insurer-rates.ts";
import styles from "#app/features/calculators/calculator-page.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const { pages, ...texts } = content.messages.calculators;
  return {
    texts,
    pages,
    homeCost: content.homeCost.page,
    loanCost: content.loanCost.page,
    depositReturn: content.depositReturn.page,
    canIApply: content.canIApply.page,
    insurers: content.insurers.map(toRates),
    meta: {
      title: pages.chooser.title,
      description: pages.chooser.description,
      canonical: origin + link("/calculators"),
    },
  };
}

export const headers = () => cachedPage;

export const meta = pageMeta;

export default function ChooseCalculator({
  loaderData: { texts, pages, homeCost, loanCost, depositReturn, canIApply, insurers },
}: Route.ComponentProps) {
  const { messages } = useServices().content;
  const { title, lead, mortgageCard, motorCard } = pages.chooser;
  const tools = [
    { title: homeCost.title, text: homeCost.card, href: paths.homeCost() },
    { title: loanCost.title, text: loanCost.card, href: paths.loanCost() },
    { title: depositReturn.title, text: depositReturn.card, href: paths.depositReturn() },
    { title: canIApply.title, text: canIApply.card, href: paths.canIApply() },
    { title: pages.mortgage.title, text: mortgageCard, href: link("/calculators/mortgage") },
    { title: pages.motor.title, text: motorCard, href: paths.motorCalculator() },
  ];
  return (
    <CalculatorPage
      family="save-invest"
      title={title}
      lead={lead}
      crumbs={[bankCrumb(messages), { label: title }]}
      calculators={{ texts, insurers, canSwitch: true }}
    >
      <ul className={styles.tools}>
        {tools.map((tool) => (
          <li key={tool.href} className={styles.tool}>
            <h2>
              <a href={tool.href}>{tool.title}</a>
            </h2>
            <p>{tool.text}</p>
          </li>
        ))}
      </ul>
    </CalculatorPage>
  );
}
