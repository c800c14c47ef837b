import { fillText } from "#domain/pages/fill-text.ts";
import { formatTerm } from "#domain/time/term.ts";
import type { HomeCostTexts } from "#model/loans/home-cost-schema.ts";
import { affordability, ageCheck, ageLimits } from "#domain/lending/affordability.ts";
import { kes } from "#app/parts/cost-of-credit/figures.ts";
import type { HomeAnswer } from "#app/features/home-cost/home-answer.ts";
import section from "#app/parts/cost-of-credit/section.module.css";

type PayViewProps = { answer: HomeAnswer; texts: HomeCostTexts };

/** The instalment as a share of net pay, and the borrower's age at the end; nothing if neither was entered. */
export function PayView({ answer, texts }: PayViewProps) {
  const { netPayCents, age } = answer.request;
  if (netPayCents === undefined && age === undefined) return null;
  return (
    <section className={section.section}>
      <h2>{texts.pay.title}</h2>
      {netPayCents !== undefined && (
        <Shares answer={answer} texts={texts} netPayCents={netPayCents} />
      )}
      {age !== undefined && <AgeAtEnd answer={answer} texts={texts} age={age} />}
    </section>
  );
}

function Shares({ answer, texts: { pay }, netPayCents }: PayViewProps & { netPayCents: number }) {
  const { home } = answer.request;
  const { instalmentCents } = answer.cost.credit.from.schedule;
  const { percentOfPay, views } = affordability(netPayCents, instalmentCents, home);
  return (
    <>
      <p>{fillText(pay.takes, { percent: Math.round(percentOfPay) })}</p>
      <table className={section.table}>
        <caption>{pay.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{pay.share}</th>
            <th scope="col">{pay.instalment}</th>
            <th scope="col">{pay.loan}</th>
            <th scope="col">{pay.within}</th>
          </tr>
        </thead>
        <tbody>
          {views.map((view) => (
            <tr key={view.id}>
              <th scope="row">{pay[view.id]}</th>
              <td>{kes(view.instalmentCents)}</td>
              <td>{kes(view.loanCents)}</td>
              <td>{view.isWithin ? pay.yes : pay.no}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function AgeAtEnd({ answer, texts: { pay }, age }: PayViewProps & { age: number }) {
  const { ageAtEnd, monthsTo } = ageCheck(age, answer.request.home.months);
  const yearsLeft = Math.floor(monthsTo.employed / 12);
  return (
    <p>
      {[
        fillText(pay.age, { age: ageAtEnd }),
        fillText(pay.ageEarly, ageLimits),
        ageAtEnd > ageLimits.employed &&
          yearsLeft > 0 &&
          fillText(pay.ageLeft, {
            employed: ageLimits.employed,
            years: formatTerm({ length: yearsLeft, unit: "year" }),
          }),
      ]
        .filter(Boolean)
        .join(" ")}
    </p>
  );
}
