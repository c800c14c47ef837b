import type { RefObject } from "react";
import { fillText } from "#domain/pages/fill-text.ts";
import type { HomeCostTexts } from "#model/loans/home-cost-schema.ts";
import { type HomeBasis, homeFieldsOf } from "#domain/lending/home-cost-input.ts";
import { paths } from "#app/pages/paths.ts";
import { CreditCost } from "./credit-cost.tsx";
import { DayOne } from "./day-one.tsx";
import { kes, kesRange } from "#app/parts/cost-of-credit/figures.ts";
import { type HomeAnswer, ownQuery } from "#app/features/home-cost/home-answer.ts";
import { HomeCostForm } from "./home-cost-form.tsx";
import { PayView } from "./pay-view.tsx";
import { RateRise } from "./rate-rise.tsx";
import { ScheduleView } from "#app/parts/cost-of-credit/schedule-view.tsx";
import { TakeAway } from "./take-away.tsx";
import { useHomeCost } from "./use-home-cost.ts";
import caution from "#app/ui/caution.module.css";
import headline from "#app/parts/cost-of-credit/headline.module.css";
import layout from "#app/parts/cost-of-credit/layout.module.css";

export type HomeCostProps = {
  texts: HomeCostTexts;
  basis: HomeBasis;
  /** The values from the URL, as typed. */
  sent: Readonly<Record<string, string>>;
  /** Leaves the long parts to the next page or to the script, so that the page without values stays light. */
  isBrief?: boolean;
  /** The year whose months the URL opens. */
  openYear?: number;
  origin: string;
  whatsappShare: string;
};

/** The true cost of a home: a form with its answer beside it. An island; its form works before it hydrates. */
export function HomeCostCalculator({
  texts,
  basis,
  sent,
  isBrief = false,
  openYear,
  origin,
  whatsappShare,
}: HomeCostProps) {
  const { answer, isAwake, errors, heading, fieldId, problems, formProps } = useHomeCost({
    texts,
    basis,
    sent,
  });
  return (
    <div className={layout.calculator}>
      <HomeCostForm
        texts={texts}
        basis={basis}
        values={homeFieldsOf(new Map(Object.entries(sent)), basis)}
        errors={errors}
        problems={problems}
        fieldId={fieldId}
        {...formProps}
      />
      {answer && (
        <div className={layout.answer}>
          <Headline answer={answer} texts={texts} basis={basis} headingRef={heading} />
          <DayOne answer={answer} texts={texts} />
          <CreditCost answer={answer} texts={texts} />
          {isAwake || !isBrief ? (
            <>
              <PayView answer={answer} texts={texts} />
              <RateRise answer={answer} texts={texts} />
              <ScheduleView
                months={answer.cost.credit.from.schedule.months}
                texts={texts}
                openYear={openYear}
                hrefOfYear={(year) =>
                  paths.homeCost({ ...ownQuery(answer.typed, basis), year: String(year) })
                }
              />
              <TakeAway
                answer={answer}
                texts={texts}
                basis={basis}
                origin={origin}
                whatsappShare={whatsappShare}
              />
            </>
          ) : (
            <p>
              <a href={paths.homeCost(ownQuery(answer.typed, basis))}>{texts.credit.more}</a>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

type HeadlineProps = {
  answer: HomeAnswer;
  texts: HomeCostTexts;
  basis: HomeBasis;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

function Headline({ answer: { request, cost }, texts, basis, headingRef }: HeadlineProps) {
  const { dayOne, credit, range } = texts;
  const { depositCents } = request.home;
  const { from, to } = cost.dayOneCents;
  const deposit = kes(depositCents);
  const rest = kesRange({ from: from - depositCents, to: to - depositCents }, range);
  return (
    <>
      <div className={headline.panel}>
        <h2 ref={headingRef} tabIndex={-1}>
          <span className={headline.kicker}>{dayOne.title}</span>{" "}
          <span className={headline.figure}>{kesRange(cost.dayOneCents, range)}</span>
        </h2>
        <p>
          {to > depositCents
            ? fillText(dayOne.beside, { deposit, rest })
            : fillText(dayOne.besideNothing, { deposit })}
        </p>
        <p className={headline.monthly}>
          {credit.monthly} <strong>{kes(cost.credit.from.schedule.instalmentCents)}</strong>
        </p>
      </div>
      {depositCents < request.leastDepositCents && (
        <p className={caution.caution}>
          {fillText(dayOne.lowDeposit, {
            percent: basis.largestSharePercent,
            least: kes(request.leastDepositCents),
          })}
        </p>
      )}
    </>
  );
}
