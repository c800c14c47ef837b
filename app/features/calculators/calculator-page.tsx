import type { ReactNode } from "react";
import { Calculators, type CalculatorsProps } from "./calculators.tsx";
import { Island } from "#app/islands/island.tsx";
import { Banner } from "#app/layout/banner.tsx";
import type { Crumb } from "#app/ui/breadcrumbs.tsx";
import { LinkTabs } from "#app/ui/link-tabs.tsx";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { type Family, familyFacts } from "#domain/products/families.ts";
import raised from "#app/layout/card-page.module.css";
import styles from "./calculator-page.module.css";

type CalculatorPageProps = {
  family: Family;
  title: string;
  lead: string;
  crumbs: readonly Crumb[];
  calculators: CalculatorsProps;
  children: ReactNode;
};

/** A page with the calculators in a card and its text beside them. */
export function CalculatorPage({
  family,
  title,
  lead,
  crumbs,
  calculators,
  children,
}: CalculatorPageProps) {
  const { texts, mode, canSwitch } = calculators;
  return (
    <div data-family={family}>
      <Banner
        motif={familyFacts[family].motif}
        seed={`calculator-${mode ?? "all"}`}
        title={title}
        lead={lead}
        crumbs={crumbs}
      />
      <div className={`${styles.layout} wrap`}>
        <div className={`${raised.card} ${styles.card}`}>
          {!canSwitch && (
            <LinkTabs
              label={texts.choose}
              tabs={[
                {
                  label: texts.mortgage.name,
                  href: link("/calculators/mortgage"),
                  isCurrent: mode === "mortgage",
                },
                {
                  label: texts.motor.name,
                  href: paths.motorCalculator(),
                  isCurrent: mode === "insure",
                },
              ]}
            />
          )}
          <Island
            // The chooser can also open in a dialog over a calculator's own page, so the ids must differ.
            id={canSwitch ? "chooser" : "calculators"}
            name="calculators"
            component={Calculators}
            props={calculators}
          />
        </div>
        <div className={styles.beside}>{children}</div>
      </div>
    </div>
  );
}
