import { useServices } from "#app/lib/services.tsx";
import { ClothPicture } from "#app/parts/cost-of-credit/cloth-picture.tsx";
import { clothLabel } from "#app/parts/cost-of-credit/cloth-texts.ts";
import { bareKes, kes } from "#app/parts/cost-of-credit/figures.ts";
import { ScheduleTable } from "#app/parts/cost-of-credit/schedule-view.tsx";
import { Headline } from "#app/parts/cost-of-credit/headline.tsx";
import { FigureList } from "#app/ui/figures/figure-list.tsx";
import { byYear, inWholeShillings, type ScheduleRow } from "#domain/lending/amortisation.ts";
import { weaveCloth } from "#domain/lending/cloth.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { type Overpayment, resultTexts } from "./answer-overpay.ts";
import styles from "#app/features/loan-tools/loan-tools.module.css";
import section from "#app/parts/cost-of-credit/section.module.css";

/** The saving of extra payments, the end of the loan, and both schedules. */
export function OverpayAnswer(answer: Overpayment) {
  const { content } = useServices();
  const { answer: texts } = content.loanTools.overpay;
  const { overpaid, feeCents } = answer;
  const { before, months, extraCents, interestCents } = overpaid;
  const { kicker, figure, sentences } = resultTexts(answer, content);
  const lines = [
    [texts.instalment, kes(before.instalmentCents)],
    [texts.extra, kes(extraCents)],
    [texts.before, kes(before.totalInterestCents)],
    [texts.after, kes(interestCents)],
    ...(feeCents > 0 ? [[texts.fee, kes(feeCents)] as const] : []),
  ] as const;
  return (
    <>
      <Headline kicker={kicker} figure={figure}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Headline>
      <FigureList lines={lines} />
      <section className={`${section.section} ${styles.schedule}`}>
        <h2>{texts.cloths}</h2>
        <div className={styles.cloths}>
          <Cloth title={texts.clothBefore} months={before.months} />{" "}
          <Cloth title={texts.clothAfter} months={months} />
        </div>
        <h2>{texts.schedule}</h2>
        <Schedule months={months} />
      </section>
    </>
  );
}

function Cloth({ title, months }: { title: string; months: readonly ScheduleRow[] }) {
  const { cloth: texts } = useServices().content.messages.calculators;
  const cloth = weaveCloth(months);
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <ClothPicture cloth={cloth} label={clothLabel(cloth, texts)} />
    </figure>
  );
}

/** By year, or by month where the cloth has a row for each. */
function Schedule({ months }: { months: readonly ScheduleRow[] }) {
  const { loanTools, homeCost } = useServices().content;
  const { caption, units } = loanTools.overpay.answer;
  const { unit } = weaveCloth(months);
  return (
    <ScheduleTable
      caption={fillText(caption, { unit: units[unit] })}
      unit={homeCost.schedule[unit]}
      rows={inWholeShillings(unit === "year" ? byYear(months) : months)}
      format={bareKes}
    />
  );
}
