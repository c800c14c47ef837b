import { fillWords } from "#app/lib/fill-words.ts";
import type { HomeCostWords } from "#content/schema/home-cost.ts";
import type { HomeChargeId } from "#domain/home-cost.ts";
import { kes, kesRange } from "#app/parts/cost-of-credit/figures.ts";
import type { HomeAnswer } from "./home-answer.ts";
import section from "#app/parts/cost-of-credit/section.module.css";

type DayOneProps = { answer: HomeAnswer; words: HomeCostWords };

/** The cash of the first day, line by line, with who receives each. */
export function DayOne({ answer: { request, cost, typed }, words }: DayOneProps) {
  const { dayOne, receivers, charges: names, range } = words;
  const { depositCents } = request.home;
  const rows = [
    { label: dayOne.deposit, receiver: receivers.seller, figure: kes(depositCents), share: "" },
    ...cost.charges.map(({ id, receiver, cents }) => ({
      label: names[id],
      receiver: receivers[receiver],
      figure: kesRange(cents, range),
      share: shareOf(id, typed, words),
    })),
  ];
  return (
    <section className={section.section}>
      <table className={`${section.table} ${section.receivers}`}>
        <caption>{dayOne.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{dayOne.cost}</th>
            <th scope="col">{dayOne.receiver}</th>
            <th scope="col">{dayOne.amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, receiver, figure, share }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {share && <span>{share}</span>}
              </th>
              <td>{receiver}</td>
              <td>{figure}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {dayOne.total}
            </th>
            <td>{kesRange(cost.dayOneCents, range)}</td>
          </tr>
        </tfoot>
      </table>
      {cost.leftOut.length > 0 && (
        <p className={section.note}>
          {fillWords(dayOne.leftOut, {
            names: cost.leftOut.map((id) => names[id].toLowerCase()).join("; "),
          })}
        </p>
      )}
    </section>
  );
}

/** "1.5% of the loan", as the field says it. */
function shareOf(id: HomeChargeId, typed: HomeAnswer["typed"], { fields, range }: HomeCostWords) {
  const percent = (name: keyof typeof typed) => `${typed[name]}% ${fields[name].hint ?? ""}`;
  if (id === "commitmentFee") return percent("commitment");
  if (id === "exciseDuty") return percent("excise");
  if (id === "valuation") return percent("valuation");
  if (id === "legalFees" && typed.legalFrom === typed.legalTo) return percent("legalTo");
  if (id === "legalFees")
    return fillWords(range, { from: `${typed.legalFrom}%`, to: percent("legalTo") });
  if (id === "chargeDuty") return percent("chargeDuty");
  return "";
}
