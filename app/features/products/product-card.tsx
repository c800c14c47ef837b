import { paths } from "#app/pages/paths.ts";
import { familyFacts } from "#domain/products/families.ts";
import { Cutout } from "#app/parts/cutout.tsx";
import linked from "#app/ui/linked-card.module.css";
import type { ProductCardData } from "./product-card-data.ts";
import styles from "./product-card.module.css";

/** A product in a list: its pattern, name and summary, and the figure that people want first. */
function ProductCard({ product, level = 3 }: { product: ProductCardData; level?: 2 | 3 }) {
  const { slug, family, href, title, summary, scene, keyFact } = product;
  const Heading = `h${level}` as const;
  return (
    <article className={`${linked.card} ${styles.card}`} data-family={family}>
      <img
        className={styles.pattern}
        src={paths.pattern(familyFacts[family].motif, "tile", slug)}
        alt=""
        width="480"
        height="360"
        loading="lazy"
        decoding="async"
      />
      <span className={styles.disc}>
        <Cutout scene={scene} sizes="6rem" most={400} />
      </span>
      <Heading className={styles.title}>
        <a className={linked.link} href={href}>
          {title}
        </a>
      </Heading>
      <p className={styles.summary}>{summary}</p>
      {keyFact && (
        <dl className={styles.fact}>
          <dt>{keyFact.label}</dt>
          <dd>{keyFact.value}</dd>
        </dl>
      )}
    </article>
  );
}

export function ProductGrid({
  products,
  level,
}: {
  products: readonly ProductCardData[];
  level?: 2 | 3;
}) {
  return (
    <ul className={styles.grid}>
      {products.map((product) => (
        <li key={product.href}>
          <ProductCard product={product} {...(level && { level })} />
        </li>
      ))}
    </ul>
  );
}
