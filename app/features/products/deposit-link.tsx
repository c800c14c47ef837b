import { useServices } from "#app/lib/services.tsx";
import { depositOffers } from "#model/deposits/offers.ts";
import type { Product } from "#model/products/schema.ts";
import { link } from "#app/pages/link.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import styles from "./product-view.module.css";

/** Link from a deposit, or its diaspora version, to the calculation of its return after tax. */
export function DepositLink({ product: { slug } }: { product: Product }) {
  const { content } = useServices();
  const isKnown = depositOffers(content).some(({ product }) =>
    [product.slug, `diaspora-${product.slug}`].includes(slug),
  );
  if (!isKnown) return null;
  return (
    <Link className={styles.compare} href={link("/calculators/deposit-return")}>
      {content.depositReturn.page.link}
    </Link>
  );
}
