import { useServices } from "#app/lib/services.tsx";
import type { Fact } from "#model/products/fact-schema.ts";
import type { Family } from "#domain/products/families.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { FactTable } from "./fact-table.tsx";
import { guideOf } from "./guide-of.ts";
import type { SectionTab } from "./product-page.ts";
import styles from "./product-sections.module.css";

type ProductSectionsProps = {
  sections: readonly SectionTab[];
  facts: readonly Fact[];
  family: Family;
};

/**
 * The parts of a product as tabs. Each tab has a path of its own, but every page has the text of all tabs, so that
 * find-in-page and search engines find it.
 */
export function ProductSections({ sections, facts, family }: ProductSectionsProps) {
  const { product, guides } = useServices().content.messages;
  return (
    <tab-set data-follow="address">
      <div className={`${styles.sections} raised`} id="details">
        <ul className={styles.tablist} data-tabs={product.parts}>
          {sections.map(({ path, label, href, isCurrent }) => (
            <li key={path}>
              <Link
                className={styles.tab}
                href={`${href}#details`}
                aria-controls={`section-${path}`}
                aria-current={isCurrent ? "page" : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {sections.map((section) => (
          <div
            key={section.path}
            id={`section-${section.path}`}
            className={styles.panel}
            // With script, find-in-page finds the text of a hidden section too (behaviours/tab-set.ts).
            hidden={!section.isCurrent}
          >
            <h2 className="visually-hidden">{section.name}</h2>
            {section.text && <p className={styles.text}>{section.text}</p>}
            {section.facts.length > 0 && (
              <FactTable facts={facts.filter(({ id }) => section.facts.includes(id))} />
            )}
            {section.guide && (
              <p className={styles.guide}>{guideOf(guides, family, section.path)}</p>
            )}
            <SectionItems items={section.items} isOrdered={section.ordered} />
          </div>
        ))}
      </div>
    </tab-set>
  );
}

function SectionItems({ items, isOrdered }: { items: readonly string[]; isOrdered: boolean }) {
  if (items.length === 0) return null;
  const List = isOrdered ? "ol" : "ul";
  return (
    <List className={isOrdered ? styles.steps : styles.items}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
}
