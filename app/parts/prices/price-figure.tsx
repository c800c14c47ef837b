import type { ReactNode } from "react";
import { useServices } from "#app/lib/services.tsx";
import { formatFact } from "#domain/products/fact.ts";
import type { Fact } from "#model/products/fact-schema.ts";
import styles from "./price-figure.module.css";

type PriceFigureProps = {
  /** Undefined where it is not published. */
  fact: Fact | undefined;
  /** The link that asks for a price that is not published. */
  children?: ReactNode;
};

/** A price or another figure, or "Ask us" in a box of the same size. */
export function PriceFigure({ fact, children }: PriceFigureProps) {
  const { prices, language } = useServices().content;
  return fact ? (
    formatFact(fact, language)
  ) : (
    <span className={styles.none}>{children ?? prices.ask}</span>
  );
}
