import { fillText } from "#domain/pages/fill-text.ts";
import type { HomeCostPage } from "#model/loans/home-cost-schema.ts";
import { useServices } from "#app/lib/services.tsx";
import { dischargeFeeCents } from "#domain/lending/advocates-scale.ts";
import type { HomeChargeId } from "#domain/lending/home-cost.ts";
import { ChargesTable } from "#app/parts/cost-of-credit/charges-table.tsx";
import { kes, kesRange } from "#app/parts/cost-of-credit/figures.ts";
import type { HomeAnswer } from "#app/features/home-cost/home-answer.ts";
import section from "#app/parts/cost-of-credit/section.module.css";

/** The cash due on the first day, for the title of the page. */
export const dayOneText = ({ cost }: HomeAnswer, { dayOne, range }: HomeCostPage) =>
  `${dayOne.title} ${kesRange(cost.dayOneCents, range)}`;

/** The cash due on the first day, item by item with the receiver of each. */
export function DayOne({ answer: { request, cost, typed } }: { answer: HomeAnswer }) {
  const { homeCost: texts } = useServices().content;
  const { dayOne, receivers, charges: names, range } = texts;
  const { depositCents } = request.home;
  const charges = [
    { label: dayOne.deposit, receiver: receivers.seller, figure: kes(depositCents) },
    ...cost.charges.map(({ id, receiver, cents }) => ({
      label: names[id],
      receiver: receivers[receiver],
      figure: kesRange(cents, range),
      hint: hintOf(id, { request, typed }, texts),
    })),
  ];
  return (
    <div className={section.section}>
      <ChargesTable
        caption={dayOne.caption}
        heads={dayOne}
        charges={charges}
        total={{ label: dayOne.total, figure: kesRange(cost.dayOneCents, range) }}
      />
      {cost.leftOut.length > 0 && (
        <p className={section.note}>
          {fillText(dayOne.leftOut, {
            names: cost.leftOut.map((id) => names[id].toLowerCase()).join("; "),
          })}
        </p>
      )}
      <p className={section.note}>
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
  const percent = (name: keyof typeof typed) => `${typed[name]}% ${fields[name].hint ?? ""}`;
  if (id === "commitmentFee") return percent("commitment");
  if (id === "exciseDuty") return percent("excise");
  if (id === "valuation") return percent("valuation");
  if (id === "legalFees") {
    const { from, to } = request.home.legalFeesPercent ?? {};
    const share = from === to ? `${to}%` : fillText(range, { from: `${from}%`, to: `${to}%` });
    return `${share} ${fields.legalTo.hint ?? ""}, ${dayOne.leastByScale}`;
  }
  if (id === "chargeLegalFees") return typed.legalCharge.trim() === "" ? dayOne.byScale : "";
  if (id === "legalVat") return `${request.home.legalVatPercent}%`;
  if (id === "chargeDuty") return percent("chargeDuty");
  return "";
}
