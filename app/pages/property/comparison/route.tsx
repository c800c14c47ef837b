import { data } from "react-router";
import { chosenProperties, comparisonRows } from "./property-comparison.ts";
import { Banner } from "#app/layout/banner/banner.tsx";
import { ShareAnswer } from "#app/layout/actions/share-answer.tsx";
import { cachedPage, uncachedPage } from "#app/lib/cache-policy.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { stateTitle } from "#app/lib/state-title.ts";
import { servicesContext, useServices } from "#app/lib/services.tsx";
import { askedOf } from "#app/lib/page-parameters.ts";
import { inLanguage } from "#app/pages/languages.ts";
import { paths } from "#app/pages/paths.ts";
import { mostCompared } from "#domain/property/property.ts";
import type { Route } from "./+types/route";
import styles from "#app/features/properties/listing.module.css";
import { Button } from "#app/ui/form/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { Form } from "#app/ui/form/form.tsx";
import chooseForm from "#app/ui/form/choose-form.module.css";
import { Fragment } from "react";
import { ScrollRegion } from "#app/ui/figures/scroll-region.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { usePageLanguage } from "#app/ui/navigation/page-language-context.ts";
import comparisonTable from "#app/ui/figures/comparison-table.module.css";

/** One more than are shown, so that the page can say so. */
export const handle = { parameters: { property: mostCompared + 1 } };

/** A comparison of up to three properties, which the URL names. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { content, origin } = context.get(servicesContext);
  const { properties, propertyListing } = content;
  const texts = propertyListing.compare;
  const { chosen, hasMore } = chosenProperties(
    properties,
    askedOf(request, handle.parameters).getAll("property").filter(Boolean),
  );
  const page = {
    all: properties.map(({ path, title }) => ({ path, title })),
    heads: chosen.map(({ path, title, provenance }) => ({
      path,
      title,
      isSpecimen: provenance === "specimen",
    })),
    hasMore,
    rows: comparisonRows(chosen, propertyListing, content.language),
    address:
      origin +
      inLanguage(paths.propertyComparison(chosen.map(({ path }) => path)), content.language),
    meta: {
      title: stateTitle(
        texts.title,
        chosen.map(({ title }) => title),
      ),
      description: texts.description,
      canonical: paths.propertyComparison(),
      isUnlisted: chosen.length > 0,
    },
    crumbs: [{ label: propertyListing.title, href: paths.properties() }, { label: texts.title }],
  };
  return data(page, { headers: chosen.length > 0 ? uncachedPage : cachedPage });
}

export default function PropertyComparison({ loaderData }: Route.ComponentProps) {
  const { compare: texts } = useServices().content.propertyListing;
  const { all, heads, hasMore, rows, address } = loaderData;
  const [first] = heads;
  return (
    <div data-family="borrow">
      <Banner motif="loans" seed="property-compare" title={texts.title} lead={texts.lead} />
      <div className={`${styles.page} wrap`}>
        {hasMore && <p>{fillText(texts.tooMany, { most: mostCompared })}</p>}
        <PropertyChoiceForm all={all} heads={heads} />
        {heads.length < 2 && (
          <p id="answer">{first ? fillText(texts.oneMore, { title: first.title }) : texts.start}</p>
        )}
        {first && (
          <PropertyComparisonTable
            id={heads.length > 1 ? "answer" : undefined}
            heads={heads}
            rows={rows}
          />
        )}
        {heads.length > 1 && (
          <ShareAnswer
            address={address}
            message={fillText(texts.share, {
              titles: heads.map(({ title }) => title).join(", "),
              address,
            })}
          />
        )}
      </div>
    </div>
  );
}

type Data = Route.ComponentProps["loaderData"];

/** A list of properties for each column of the comparison; an empty choice is no column. */
function PropertyChoiceForm({ all, heads }: Pick<Data, "all" | "heads">) {
  const { compare: texts } = useServices().content.propertyListing;
  const options = [
    { value: "", label: texts.none },
    ...all.map(({ path, title }) => ({ value: path, label: title })),
  ];
  return (
    <Form
      className={chooseForm.form}
      action={`${paths.propertyComparison()}#answer`}
      aria-labelledby="choose"
      autoComplete="off"
    >
      <h2 id="choose">{texts.form}</h2>
      {Array.from({ length: mostCompared }, (_, i) => (
        <SelectField
          key={i}
          id={`property-${i + 1}`}
          name="property"
          label={`${texts.property} ${i + 1}`}
          options={options}
          defaultValue={heads[i]?.path ?? ""}
        />
      ))}
      <Button type="submit">{texts.submit}</Button>
    </Form>
  );
}

type PropertyComparisonTableProps = Pick<Data, "heads" | "rows"> & { id: string | undefined };

/** A comparison of properties; the labels of the rows stay in view while a phone scrolls the rest. */
function PropertyComparisonTable({ id, heads, rows }: PropertyComparisonTableProps) {
  const { compare: texts } = useServices().content.propertyListing;
  const { languageOf } = usePageLanguage();
  const partOf = (text: string) => {
    const lang = languageOf(text);
    return lang ? <span lang={lang}>{text}</span> : text;
  };
  return (
    <ScrollRegion label={texts.region}>
      <table className={comparisonTable.table} id={id}>
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
