import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { ToolForm } from "#app/parts/tool-form.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { incomes } from "#domain/products/documents.ts";
import { quoteFields } from "./quote.ts";
import type { Route } from "./+types/route";

type BringFormProps = Pick<Route.ComponentProps["loaderData"], "choices" | "sent" | "error">;

export function BringForm({ choices, sent, error }: BringFormProps) {
  const { form, incomes: names } = useServices().content.whatToBring;
  return (
    <ToolForm id="application" action={link("/what-to-bring")} texts={form}>
      <SelectField
        id="product"
        name="product"
        label={form.product}
        options={[{ value: "", label: form.choose }, ...choices]}
        defaultValue={choices.some(({ value }) => value === sent["product"]) ? sent["product"] : ""}
        error={error}
        required
      />
      <ChoiceField
        id="income"
        name="income"
        label={form.income}
        choices={[
          { value: "", label: form.any },
          ...incomes.map((value) => ({ value, label: names[value] })),
        ]}
        chosen={incomes.find((each) => each === sent["income"]) ?? ""}
      />
      {quoteFields.map(
        (name) => sent[name] && <input key={name} type="hidden" name={name} value={sent[name]} />,
      )}
    </ToolForm>
  );
}
