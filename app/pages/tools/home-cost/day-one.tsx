import { fillText } from "#domain/texts/fill-text.ts";
import type { HomeCostPage } from "#model/loans/home-cost-schema.ts";
import { useServices } from "#app/lib/services.tsx";
import { dischargeFeeCents } from "#domain/lending/advocates-scale.ts";
import type { HomeChargeId } from "#domain/lending/home-cost.ts";
import { ChargesTable } from "#app/parts/cost-of-credit/charges-table.tsx";
import { exactKes, exactRange, kes } from "#app/parts/cost-of-credit/figures.ts";
import { chargeNames, type HomeAnswer } from "#app/features/home-cost/home-answer.ts";
import quiet from "#app/ui/quiet.module.css";
import section from "#app/parts/cost-of-credit/section.module.css";

/** The cash due on the first day, item by item with the receiver of each. */
export function DayOne({ answer: { request, cost, typed } }: { answer: HomeAnswer }) {
  const { homeCost: texts } = useServices().content;
  const { dayOne, receivers, charges: names, range } = texts;
  const { depositCents } = request.home;
  const charges = [
    { label: dayOne.deposit, receiver: receivers.seller, figure: exactKes(depositCents) },
    ...cost.charges.map(({ id, receiver, cents }) => ({
      label: names[id],
      receiver: receivers[receiver],
      figure: exactRange(cents, range),
      hint: hintOf(id, { request, typed }, texts),
    })),
  ];
  return (
    <div className={section.section}>
      <ChargesTable
        caption={dayOne.caption}
        heads={dayOne}
        charges={charges}
        total={{ label: dayOne.total, figure: exactRange(cost.dayOneCents, range) }}
      />
      {cost.leftOut.length > 0 && (
        <p className={quiet.note}>
          {fillText(dayOne.leftOut, { names: chargeNames(cost.leftOut, texts) })}
        </p>
      )}
      <p className={quiet.note}>
        {fillText(dayOne.discharge, { fee: kes(dischargeFeeCents(cost.loanCents)) })}
      </p>
    </div>
  );
}

/** "1.5% of the loan", from the field's value and hint. */
function hintOf(
  id: HomeChargeId,
  { request, typed }: Pick<HomeAnswer, "request" | "typed">,
  { fields, range, dayOne }: HomeCostPage,
) {
  const { home } = request;
  const shareOf = (percent: number | undefined, { hint = "" }: { hint?: string | undefined }) =>
    `${percent}% ${hint}`;
  const { from, to } = home.legalFeesPercent ?? {};
  const legal = from === to ? `${to}%` : fillText(range, { from: `${from}%`, to: `${to}%` });
  const hints: Partial<Record<HomeChargeId, string>> = {
    commitmentFee: shareOf(home.commitmentFeePercent, fields.commitment),
    exciseDuty: shareOf(home.exciseDutyPercent, fields.excise),
    valuation: `${shareOf(home.valuationPercent, fields.valuation)}, ${dayOne.beforeVat}`,
    legalFees:
      to === 0 ? dayOne.byScale : `${legal} ${fields.legalTo.hint ?? ""}, ${dayOne.leastByScale}`,
    chargeLegalFees: typed.legalCharge.trim() === "" ? dayOne.byScale : "",
    legalVat: `${home.legalVatPercent}%`,
    chargeDuty: shareOf(home.chargeDutyPercent, fields.chargeDuty),
  };
  return hints[id] ?? "";
}
