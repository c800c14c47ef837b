import { useServices } from "#app/lib/services.tsx";
import type { Product, ProductGroup } from "#model/products/schema.ts";
import { paths } from "#app/pages/paths.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import styles from "./product-view.module.css";

type CheckLinkProps = { product: Product; group: ProductGroup | undefined };

/** Link from a product to its eligibility check, if it has one. */
export function CheckLink({ product, group }: CheckLinkProps) {
  const { eligibility } = useServices().content;
  const check = eligibility.find(
    ({ product: { family, audience, slug, group: path } }) =>
      family === product.family &&
      slug === product.slug &&
      product.audiences.includes(audience) &&
      path === group?.path,
  );
  if (!check) return null;
  return (
    <Link className={styles.compare} href={paths.canIApply(check.id)}>
      {check.title}
    </Link>
  );
}
