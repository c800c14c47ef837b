import { useServices } from "#app/lib/services.tsx";
import type { Product, ProductGroup } from "#model/products/schema.ts";
import { link } from "#app/pages/link.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { documentLists, documentsKey } from "./document-lists.ts";
import styles from "./product-view.module.css";

type BringLinkProps = { product: Product; group: ProductGroup | undefined };

/** Link from a product to the list of its documents, if it names any. */
export function BringLink({ product, group }: BringLinkProps) {
  const { whatToBring } = useServices().content;
  const key = documentsKey(product, group);
  const isKnown = documentLists({ products: [product] }).some((list) => list.key === key);
  if (!isKnown) return null;
  return (
    <Link className={styles.compare} href={link("/what-to-bring", undefined, { product: key })}>
      {whatToBring.page.link}
    </Link>
  );
}
