import { useServices } from "#app/lib/services.tsx";
import { FilterFields } from "#app/ui/filter/filter-fields.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { audienceName } from "#app/pages/catalogue-names.ts";
import { paths } from "#app/pages/paths.ts";
import { audiences } from "#domain/products/catalogue.ts";
import { mostCompared } from "#domain/products/product-comparison.ts";
import type { Route } from "./+types/route";

type ChooseFormProps = Pick<Route.ComponentProps["loaderData"], "family" | "all" | "chosen">;

/**
 * A list of products for each column of the comparison; an empty choice is no column. Beside the answer it is folded on
 * a phone.
 */
export function ChooseForm({ family, all, chosen }: ChooseFormProps) {
  const { content } = useServices();
  const texts = content.compare;
  const groups = audiences
    .map((audience) => ({
      label: audienceName(content, audience),
      options: all
        .filter((each) => each.audience === audience)
        .map(({ key, title }) => ({ value: key, label: title })),
    }))
    .filter(({ options }) => options.length > 0);
  return (
    <FilterFields
      texts={{ title: texts.form, show: texts.submit }}
      action={`${paths.compare()}#answer`}
      isOpen={chosen.length < 2}
    >
      <input type="hidden" name="family" value={family} />
      {Array.from({ length: mostCompared }, (_, i) => (
        <SelectField
          key={i}
          id={`product-${i + 1}`}
          name="product"
          label={`${texts.product} ${i + 1}`}
          options={[{ value: "", label: texts.none }]}
          groups={groups}
          defaultValue={chosen[i]?.key ?? ""}
        />
      ))}
    </FilterFields>
  );
}
