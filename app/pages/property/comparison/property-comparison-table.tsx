import { Fragment } from "react";
import { useServices } from "#app/lib/services.tsx";
import { ScrollRegion } from "#app/ui/figures/scroll-region.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { paths } from "#app/pages/paths.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { usePageLanguage } from "#app/ui/navigation/page-language.ts";
import type { ComparisonRow } from "./property-comparison.ts";
import styles from "#app/ui/figures/comparison-table.module.css";

type PropertyComparisonTableProps = {
  id: string | undefined;
  heads: readonly { path: string; title: string; isSpecimen: boolean }[];
  rows: readonly ComparisonRow[];
};

/** A comparison of properties; the labels of the rows stay in view while a phone scrolls the rest. */
export function PropertyComparisonTable({ id, heads, rows }: PropertyComparisonTableProps) {
  const { propertyListing } = useServices().content;
  const { compare: texts } = propertyListing;
  const { languageOf } = usePageLanguage();
  const partOf = (text: string) => {
    const lang = languageOf(text);
    return lang ? <span lang={lang}>{text}</span> : text;
  };
  return (
    <ScrollRegion label={texts.region}>
      <table className={styles.table} id={id}>
        <caption>{texts.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.what}</th>
            {heads.map(({ path, title, isSpecimen }) => (
              <th key={path} scope="col">
                <Link href={paths.property(path)}>{title}</Link> {isSpecimen && <SpecimenMark />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, between, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {heads.map(({ path }, i) => (
                <td key={path} data-blank={values[i]?.length === 0 || undefined}>
                  {values[i]?.map((text, place) => (
                    <Fragment key={text}>
                      {place > 0 && between}
                      {partOf(text)}
                    </Fragment>
                  ))}
                  {values[i]?.length === 0 && texts.blank}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
