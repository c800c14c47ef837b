import type { ReactNode } from "react";
import { Banner } from "#app/layout/banner/banner.tsx";
import { useServices } from "#app/lib/services.tsx";
import { Letterhead } from "#app/parts/letterhead.tsx";
import type { Crumb } from "#app/ui/navigation/breadcrumbs.tsx";
import { LinkTabs } from "#app/ui/navigation/link-tabs.tsx";
import { link } from "#app/pages/link.ts";
import { type Family, familyFacts } from "#domain/products/families.ts";
import raised from "#app/layout/banner/card-page.module.css";
import { WhatsappLink } from "#app/layout/actions/whatsapp-link.tsx";
import styles from "./calculator-page.module.css";

type CalculatorPageProps = {
  family: Family;
  title: string;
  lead: string;
  crumbs: readonly Crumb[];
  /** The page's own calculator; the page of both has a list instead of a link to the other. */
  current?: "mortgage" | "insure";
  calculator: ReactNode;
  /** True once there is an answer: on paper it stands alone. */
  isAnswered?: boolean;
  children: ReactNode;
};

/** A page with a calculator in a card and its text beside it. */
export function CalculatorPage({
  family,
  title,
  lead,
  crumbs,
  current,
  calculator,
  isAnswered = false,
  children,
}: CalculatorPageProps) {
  const texts = useServices().content.messages.calculators;
  return (
    <div data-family={family}>
      <Letterhead />
      <Banner
        motif={familyFacts[family].motif}
        seed={`calculator-${current ?? "all"}`}
        title={title}
        lead={lead}
        crumbs={crumbs}
      />
      <div className={`${styles.layout} wrap`}>
        <div className={`${raised.card} ${styles.card}`}>
          {current && (
            <LinkTabs
              label={texts.choose}
              tabs={[
                {
                  label: texts.mortgage.name,
                  href: link("/calculators/mortgage"),
                  isCurrent: current === "mortgage",
                },
                {
                  label: texts.motor.name,
                  href: link("/calculators/motor-insurance"),
                  isCurrent: current === "insure",
                },
              ]}
            />
          )}
          {calculator}
        </div>
        <div className={styles.beside} data-screen-only={isAnswered ? "" : undefined}>
          {children}
          <WhatsappLink subject={title} />
        </div>
      </div>
    </div>
  );
}
