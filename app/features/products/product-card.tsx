import { PatternImage } from "#app/parts/pattern-image.tsx";
import { familyFacts } from "#domain/products/families.ts";
import { Cutout } from "#app/parts/cutout.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { usePageLanguage } from "#app/ui/navigation/page-language-context.ts";
import linked from "#app/ui/navigation/linked-card.module.css";
import { PriceFigure } from "#app/parts/prices/price-figure.tsx";
import type { ProductCardData } from "./product-card-data.ts";
import quiet from "#app/ui/quiet.module.css";
import styles from "./product-card.module.css";

type ProductCardProps = { product: ProductCardData; level?: 2 | 3 };

/**
 * A product in a list: its pattern, name, summary and price, and the figure that people want first. A row on a phone. A
 * price that is not published is mentioned on the product's page alone.
 */
function ProductCard({ product, level = 3 }: ProductCardProps) {
  const { languageOf } = usePageLanguage();
  const { slug, family, href, title, summary, scene, price, keyFact } = product;
  const Heading = `h${level}` as const;
  return (
    <article className={`${linked.card} ${styles.card}`} data-family={family}>
      <PatternImage
        className={styles.pattern}
        motif={familyFacts[family].motif}
        shape="tile"
        seed={slug}
      />
      <span className={styles.disc}>
        <Cutout scene={scene} sizes="(min-width: 48em) 6rem, 2.5rem" isThumb />
      </span>
      <Heading className={styles.title}>
        <Link className={linked.link} href={href}>
          {title}
        </Link>
      </Heading>
      <p className={`${quiet.note} ${styles.summary}`} lang={languageOf(summary)}>
        {summary}
      </p>
      {(price?.fact || keyFact) && (
        <dl className={styles.facts}>
          {price?.fact && (
            <div className={styles.price}>
              <dt lang={languageOf(price.label)}>{price.label}</dt>
              <dd>
                <PriceFigure fact={price.fact} />
              </dd>
            </div>
          )}
          {keyFact && (
            <div>
              <dt lang={languageOf(keyFact.label)}>{keyFact.label}</dt>
              <dd lang={languageOf(keyFact.value)}>{keyFact.value}</dd>
            </div>
          )}
        </dl>
      )}
    </article>
  );
}

type ProductGridProps = {
  products: readonly ProductCardData[];
  level?: 2 | 3;
};

export function ProductGrid({ products, level }: ProductGridProps) {
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
