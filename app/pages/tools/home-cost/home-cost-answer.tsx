import type { HomeAnswer } from "#app/features/home-cost/home-answer.ts";
import { longTermText } from "#app/features/home-cost/long-term.ts";
import { useServices } from "#app/lib/services.tsx";
import type { AnswerLine } from "#app/parts/answer-bar.tsx";
import { link } from "#app/pages/link.ts";
import { kes, kesRange } from "#app/parts/cost-of-credit/figures.ts";
import { Headline, SecondFigure } from "#app/parts/cost-of-credit/headline.tsx";
import { ScheduleView } from "#app/parts/cost-of-credit/schedule-view.tsx";
import { figureInputs } from "#app/parts/figure-texts.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { type HomeBasis, homeCostRules } from "#domain/lending/home-cost-input.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import type { Content } from "#model/content.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import { CreditCost, RateRise } from "./credit-cost.tsx";
import { DayOne } from "./day-one.tsx";
import { chargeFields } from "./home-cost-form.tsx";
import { TakeAway } from "./take-away.tsx";
import sheet from "#app/parts/cost-of-credit/sheet.module.css";
import caution from "#app/ui/feedback/caution.module.css";
import type { Route } from "./+types/route";

/** `isBrief` leaves out the long parts, so that the page without values stays small. */
type HomeCostAnswerProps = { answer: HomeAnswer } & Pick<
  Route.ComponentProps["loaderData"],
  "query" | "isBrief" | "openYear"
>;

/** The cash due on the first day, the loan with its cost, and ways to save or print them. */
export function HomeCostAnswer({ answer, query, ...view }: HomeCostAnswerProps) {
  const { credit } = useServices().content.homeCost;
  return (
    <>
      <DayOneHeadline answer={answer} />
      <div className={sheet.pair}>
        <DayOne answer={answer} />
        <div>
          <CreditCost answer={answer} />
          {!view.isBrief && <RateRise answer={answer} />}
        </div>
      </div>
      {view.isBrief ? (
        <p data-screen-only="">
          <Link href={link("/calculators/home-cost", undefined, query)}>{credit.more}</Link>
        </p>
      ) : (
        <>
          <ScheduleView
            months={answer.cost.credit.from.schedule.months}
            calculator="home-cost"
            query={query}
            openYear={view.openYear}
          />
          <TakeAway answer={answer} query={query} />
        </>
      )}
    </>
  );
}

/** The values of the answer, as the form names them. */
export function inputsOf(
  { request, cost, typed }: HomeAnswer,
  { stampDutyPercent }: HomeBasis,
  content: Content,
): AnswerLine[] {
  const { fields, areas } = content.homeCost;
  const { home, area } = request;
  const figures = (names: readonly (keyof typeof homeCostRules)[]) =>
    figureInputs(names, homeCostRules, typed, content.homeCost, content);
  return [
    [fields.price.label, kes(home.priceCents)],
    [fields.deposit.label, kes(home.depositCents)],
    [fields.loan.label, kes(cost.loanCents)],
    ...figures(["rate", "years"]),
    [fields.area.label, fillText(areas[area], { percent: stampDutyPercent[area] ?? "" })],
    ...figures(chargeFields),
  ];
}

function DayOneHeadline({ answer }: { answer: HomeAnswer }) {
  const { content } = useServices();
  const { dayOne, credit, range } = content.homeCost;
  const { request, cost } = answer;
  const { depositCents, priceCents, months } = request.home;
  const tooLong = longTermText(content, months);
  const { from, to } = cost.dayOneCents;
  const deposit = kes(depositCents);
  const rest = kesRange({ from: from - depositCents, to: to - depositCents }, range);
  const bought = { loan: kes(cost.loanCents), deposit, price: kes(priceCents) };
  return (
    <>
      <Headline kicker={dayOne.title} figure={kesRange(cost.dayOneCents, range)}>
        {request.know !== "price" && <p>{fillText(dayOne.buys, bought)}</p>}
        <p>
          {to > depositCents
            ? fillText(dayOne.beside, { deposit, rest })
            : fillText(dayOne.besideNothing, { deposit })}
        </p>
        <SecondFigure
          label={credit.monthly}
          figure={kes(cost.credit.from.schedule.instalmentCents)}
        />
      </Headline>
      {depositCents < request.leastDepositCents && (
        <p className={caution.caution}>
          {fillText(dayOne.lowDeposit, {
            percent: homeBasis(content).largestSharePercent,
            least: kes(request.leastDepositCents),
          })}
        </p>
      )}
      {tooLong && <p className={caution.caution}>{tooLong}</p>}
    </>
  );
}
