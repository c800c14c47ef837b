import { useServices, servicesContext } from "#app/lib/services.tsx";
import { CalculatorTabs } from "#app/features/calculators/calculator-tabs.tsx";
import { MortgageForm } from "#app/features/calculators/mortgage-form.tsx";
import { calculators } from "#app/features/products/product-links.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { ToolPage } from "#app/parts/tool-page.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { usePageLanguage } from "#app/ui/navigation/page-language-context.ts";
import type { Route } from "./+types/route";
import stack from "#app/ui/stack.module.css";
import linked from "#app/ui/navigation/linked-card.module.css";
import styles from "#app/features/calculators/calculator-page.module.css";

export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(servicesContext);
  const { title, description } = content.messages.calculators.pages.chooser;
  return {
    meta: { title, description, canonical: link("/calculators") },
    crumbs: [{ label: title }],
  };
}

export default function ChooseCalculator() {
  const { languageOf } = usePageLanguage();
  const { content } = useServices();
  const { title, lead } = content.messages.calculators.pages.chooser;
  const { loanTools } = content;
  const described = [
    [content.affordability, link("/calculators/affordability")],
    [content.netPay, link("/calculators/net-pay")],
    [content.homeCost, link("/calculators/home-cost")],
    [content.loanCost, link("/calculators/loan-cost")],
    [loanTools.offers, link("/calculators/offers")],
    [loanTools.takeOver, link("/calculators/take-over")],
    [loanTools.overpay, link("/calculators/overpay")],
    [content.depositReturn, link("/calculators/deposit-return")],
    [content.whatToBring, link("/what-to-bring")],
    [content.canIApply, paths.canIApply()],
  ] as const;
  const tools = [
    ...described.map(([{ page }, href]) => ({ title: page.title, text: page.card, href })),
    ...Object.values(calculators(content)),
  ];
  return (
    <ToolPage
      family="save-invest"
      seed="calculator-all"
      page={{ title, lead }}
      form={
        <>
          <CalculatorTabs />
          <MortgageForm />
          <PanelControls />
        </>
      }
      inSight={[]}
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
    </ToolPage>
  );
}

/** CAL-1: the controls of the dialog that shows these forms over another page (`behaviours/calculators-dialog.ts`). */
function PanelControls() {
  const { choose, mortgage, motor, back } = useServices().content.messages.calculators;
  const { pathOf } = usePageLanguage();
  return (
    <div hidden data-controls="">
      <SelectField
        id="calculator"
        label={choose}
        autoComplete="off"
        options={[
          { value: pathOf(link("/calculators/mortgage")), label: mortgage.name },
          { value: pathOf(link("/calculators/motor-insurance")), label: motor.name },
        ]}
      />
      <Button variant="secondary" data-back="">
        <Icon name="arrow-left-bold" />
        {back}
      </Button>
    </div>
  );
}
