import { Cutout } from "#app/parts/cutout.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { usePageLanguage } from "#app/ui/navigation/page-language-context.ts";
import type { ProductCardData } from "./product-card-data.ts";
import styles from "./product-rows.module.css";

/** Products as rows: a thumb, the name, and the figure asked first. A list of forty stays readable. */
export function ProductRows({ products }: { products: readonly ProductCardData[] }) {
  const { languageOf } = usePageLanguage();
  return (
    <ul className={styles.rows}>
      {products.map(({ href, title, scene, family, lead }) => (
        <li key={href} data-family={family}>
          <Link className={styles.row} href={href}>
            <Cutout className={styles.thumb} scene={scene} sizes="2.5rem" isThumb />
            <span className={styles.words}>
              <strong lang={languageOf(title)}>{title}</strong>{" "}
              {lead?.value !== undefined && (
                <span className={styles.figure}>
                  <b>{lead.value}</b> <span lang={languageOf(lead.label)}>{lead.label}</span>
                </span>
              )}
            </span>
            <Icon name="caret-right-bold" className={styles.go} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
