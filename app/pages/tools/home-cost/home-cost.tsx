import type { RefObject } from "react";
import { fillText } from "#domain/pages/fill-text.ts";
import { type Language, withLanguage } from "#domain/pages/language.ts";
import type { HomeCostTexts } from "#model/loans/home-cost-schema.ts";
import type { ClothTexts } from "#model/loans/calculator-messages.ts";
import {
  areas as knownAreas,
  type HomeBasis,
  homeFieldsOf,
} from "#domain/lending/home-cost-input.ts";
import { link } from "#app/pages/link.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { CreditCost } from "./credit-cost.tsx";
import { DayOne, dayOneText } from "./day-one.tsx";
import { AnswerBar } from "#app/parts/answer-bar.tsx";
import { kes, kesRange } from "#app/parts/cost-of-credit/figures.ts";
import { Calculation } from "#app/parts/calculation.tsx";
import type { PaperTexts } from "#app/parts/paper-texts.ts";
import { type HomeAnswer, periodText, sharedQuery } from "#app/features/home-cost/home-answer.ts";
import { HomeCostForm } from "./home-cost-form.tsx";
import { RateRise } from "./rate-rise.tsx";
import { ScheduleView } from "#app/parts/cost-of-credit/schedule-view.tsx";
import { TakeAway } from "./take-away.tsx";
import { useHomeCost } from "./use-home-cost.ts";
import { useAnswerTitle } from "#app/ui/feedback/use-answer-title.ts";
import caution from "#app/ui/feedback/caution.module.css";
import headline from "#app/parts/cost-of-credit/headline.module.css";
import layout from "#app/parts/cost-of-credit/layout.module.css";

export type HomeCostProps = {
  texts: HomeCostTexts;
  language: Language;
  clothTexts: ClothTexts;
  basis: HomeBasis;
  /** The values from the URL, as typed. */
  sent: Readonly<Record<string, string>>;
  /** Leaves the long parts to the next page or to the script, so that the page without values stays light. */
  isBrief?: boolean;
  /** The year whose months the URL opens. */
  openYear?: number;
  origin: string;
  whatsappShare: string;
  paper: PaperTexts;
};

/** The true cost of a home: a form with its answer beside it. An island; its form works before it hydrates. */
export function HomeCostCalculator({
  texts,
  language,
  clothTexts,
  basis,
  sent,
  isBrief = false,
  openYear,
  origin,
  whatsappShare,
  paper,
}: HomeCostProps) {
  const { answer, isAwake, errors, heading, fieldId, problems, formProps } = useHomeCost({
    texts,
    language,
    basis,
    sent,
  });
  useAnswerTitle(
    answer && problems.length === 0 ? dayOneText(answer, texts) : undefined,
    link("/calculators/home-cost"),
  );
  return (
    <div className={layout.calculator}>
      <div className={layout.entry}>
        <HomeCostForm
          texts={texts}
          basis={basis}
          values={homeFieldsOf(new Map(Object.entries(sent)), basis)}
          errors={errors}
          problems={problems}
          hasAnswer={answer !== undefined}
          fieldId={fieldId}
          {...formProps}
        />
        {answer && (
          <AnswerBar
            lines={[
              [texts.dayOne.title, kesRange(answer.cost.dayOneCents, texts.range)],
              [texts.credit.monthly, kes(answer.cost.credit.from.schedule.instalmentCents)],
            ]}
          />
        )}
      </div>
      {answer && (
        <div className={layout.answer} id="answer">
          <Calculation
            inputs={inputsOf(answer, texts, { basis, language })}
            texts={paper}
            address={
              origin +
              withLanguage(
                link("/calculators/home-cost", undefined, sharedQuery(answer.typed, basis)),
                language,
              )
            }
          />
          <Headline answer={answer} texts={texts} basis={basis} headingRef={heading} />
          <DayOne answer={answer} texts={texts} />
          <CreditCost answer={answer} texts={texts} language={language} />
          {isAwake || !isBrief ? (
            <>
              <RateRise answer={answer} texts={texts} />
              <ScheduleView
                months={answer.cost.credit.from.schedule.months}
                texts={texts}
                cloth={{
                  texts: clothTexts,
                  calculator: "home-cost",
                  query: sharedQuery(answer.typed, basis),
                }}
                openYear={openYear}
                hrefOfYear={(year) =>
                  link("/calculators/home-cost", undefined, {
                    ...sharedQuery(answer.typed, basis),
                    year: String(year),
                  })
                }
              />
              <TakeAway
                answer={answer}
                texts={texts}
                language={language}
                basis={basis}
                origin={origin}
                whatsappShare={whatsappShare}
              />
            </>
          ) : (
            <p>
              <Link
                href={link("/calculators/home-cost", undefined, sharedQuery(answer.typed, basis))}
              >
                {texts.credit.more}
              </Link>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** The values of the answer, as the form names them. */
function inputsOf(
  { request, cost, typed }: HomeAnswer,
  { fields, form, areas, range }: HomeCostTexts,
  { basis: { stampDutyPercent }, language }: Pick<HomeCostProps, "basis" | "language">,
) {
  const { home } = request;
  const legal = home.legalFeesPercent;
  const percent = (value: number | undefined) => value !== undefined && `${value}%`;
  const area = knownAreas.find((each) => each === typed.area) ?? "exempt";
  const lines = [
    [fields.price.label, kes(home.priceCents)],
    [fields.deposit.label, kes(home.depositCents)],
    [fields.loan.label, kes(cost.loanCents)],
    [fields.rate.label, `${home.annualRatePercent}${form.aYear}`],
    [fields.years.label, periodText(request, language)],
    [fields.area.label, fillText(areas[area], { percent: stampDutyPercent[area] ?? "" })],
    [fields.commitment.label, percent(home.commitmentFeePercent)],
    [
      fields.legalFrom.label,
      legal && fillText(range, { from: `${legal.from}%`, to: `${legal.to}%` }),
    ],
    [
      fields.legalCharge.label,
      typed.legalCharge.trim() !== "" && home.chargeLegalCents && kes(home.chargeLegalCents),
    ],
    [fields.valuation.label, percent(home.valuationPercent)],
  ] as const;
  return lines.flatMap(([label, figure]) => (figure ? [[label, figure] as const] : []));
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
        {request.know !== "price" && (
          <p>
            {fillText(dayOne.buys, {
              loan: kes(cost.loanCents),
              deposit,
              price: kes(request.home.priceCents),
            })}
          </p>
        )}
        <p>
          {to > depositCents
            ? fillText(dayOne.beside, { deposit, rest })
            : fillText(dayOne.besideNothing, { deposit })}
        </p>
        <p className={headline.monthly}>
          {credit.monthly}{" "}
          <strong translate="no">{kes(cost.credit.from.schedule.instalmentCents)}</strong>
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
