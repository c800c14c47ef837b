import { fillText } from "#domain/texts/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { FigureFields } from "#app/parts/figure-fields.tsx";
import { ToolForm } from "#app/parts/tool-form.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { Fold } from "#app/ui/folds/fold.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { type LoanOffer, loanOffers } from "#model/loans/loan-offers.ts";
import { loanChargeIds, type LoanField, loanRules } from "#domain/lending/loan-cost-input.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { limitsText } from "./loan-answer.ts";
import boxes from "#app/parts/cost-of-credit/form.module.css";
import quiet from "#app/ui/quiet.module.css";

type LoanCostFormProps = {
  offer: LoanOffer;
  values: Readonly<Record<LoanField, string>>;
  errors: Readonly<Record<string, string>>;
};

/** A choice of loan and the figures of an offer in one form, so that typed figures are kept when the loan changes. */
export function LoanCostForm({ offer, values, errors }: LoanCostFormProps) {
  const { content } = useServices();
  const { form, fields } = content.loanCost;
  const exampleRate = String(content.homeCost.start.ratePercent);
  /** The published rate or fee, shown if another was typed. */
  const publishedOf = (name: LoanField) => {
    const figure = offer.basis.defaults[name];
    const isPrice = name !== "amount" && name !== "months";
    return isPrice && figure && figure !== values[name] && fillText(form.published, { figure });
  };
  const figures = (...names: LoanField[]) =>
    names.map((name) => {
      const hint = [fields[name].hint, publishedOf(name)].filter(Boolean).join("; ") || undefined;
      return (
        <FigureFields
          key={name}
          names={[name]}
          rules={loanRules(offer.basis)}
          values={values}
          errors={errors}
          texts={{ fields: { ...fields, [name]: { ...fields[name], hint } } }}
        />
      );
    });
  return (
    <ToolForm
      id="loan"
      action={link("/calculators/loan-cost")}
      texts={form}
      note={
        <p>
          <Link href={paths.product(offer.product, offer.group)}>{form.product}</Link>
        </p>
      }
    >
      {/* Sent by either button, so that the published figures of this loan are not carried over to the next. */}
      <input type="hidden" name="from" value={offer.id} />
      <div className={boxes.choice} data-not-live="">
        <SelectField
          label={form.choose}
          name="product"
          options={loanOffers(content).map(({ id, label }) => ({ value: id, label }))}
          defaultValue={offer.id}
        />
        <Button type="submit" variant="secondary">
          {form.change}
        </Button>
      </div>
      <p className={quiet.note}>
        {`${limitsText(offer, content)} `}
        {!offer.published.rate && values.rate === exampleRate && (
          <span data-live="example">{form.noRate}</span>
        )}
      </p>
      {figures("amount")}
      <div className={boxes.pair}>{figures("rate", "months")}</div>
      <Fold title={form.charges} hasError={loanChargeIds.some((name) => errors[name])}>
        <div className={boxes.pair}>
          {figures("commitment", "excise", "valuation", "legal", "insurance", "other")}
        </div>
      </Fold>
    </ToolForm>
  );
}
