import { ToolFields } from "#app/features/loan-tools/loan-tool-page.tsx";
import { letterOf } from "#app/features/loan-tools/tool-texts.ts";
import type { FormState } from "#app/parts/figure-fields.tsx";
import { useServices } from "#app/lib/services.tsx";
import { Fold } from "#app/ui/folds/fold.tsx";
import { mostOffers, offerFields, offerRules } from "#domain/lending/loan-tools-input.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import styles from "#app/features/loan-tools/loan-tools.module.css";

type OfferFieldsProps = FormState & { place: number };

/** The last offer is folded until it is used: two are compared most. */
export function OfferFields({ values, errors, place }: OfferFieldsProps) {
  const { offers: texts } = useServices().content.loanTools;
  const name = fillText(texts.form.offer, { letter: letterOf(place) });
  const fields = (
    <ToolFields {...{ values, errors, place }} rules={offerRules} names={offerFields} />
  );
  const isUsed = place < mostOffers || Object.values(values).some(Boolean);
  return isUsed ? (
    <fieldset className={styles.offer}>
      <legend>{name}</legend>
      {fields}
    </fieldset>
  ) : (
    <Fold title={name} hasError={false}>
      {fields}
    </Fold>
  );
}
