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
  if (id === "commitmentFee") return shareOf(home.commitmentFeePercent, fields.commitment);
  if (id === "exciseDuty") return shareOf(home.exciseDutyPercent, fields.excise);
  if (id === "valuation")
    return `${shareOf(home.valuationPercent, fields.valuation)}, ${dayOne.beforeVat}`;
  if (id === "legalFees") {
    const { from, to } = home.legalFeesPercent ?? {};
    if (to === 0) return dayOne.byScale;
    const share = from === to ? `${to}%` : fillText(range, { from: `${from}%`, to: `${to}%` });
    return `${share} ${fields.legalTo.hint ?? ""}, ${dayOne.leastByScale}`;
  }
  if (id === "chargeLegalFees") return typed.legalCharge.trim() === "" ? dayOne.byScale : "";
  if (id === "legalVat") return `${home.legalVatPercent}%`;
  if (id === "chargeDuty") return shareOf(home.chargeDutyPercent, fields.chargeDuty);
  return "";
}
