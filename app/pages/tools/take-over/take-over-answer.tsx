import { useServices } from "#app/lib/services.tsx";
import { ChargesTable } from "#app/parts/cost-of-credit/charges-table.tsx";
import { exactKes, kes } from "#app/parts/cost-of-credit/figures.ts";
import { Headline } from "#app/parts/cost-of-credit/headline.tsx";
import { FigureList } from "#app/ui/figures/figure-list.tsx";
import { fillText } from "#domain/texts/fill-text.ts";
import { resultTexts, type TakenOver } from "./answer-take-over.ts";
import quiet from "#app/ui/quiet.module.css";

/** The costs of most moves: the answer says if one of them is left out. */
const usualCosts = ["arrangement", "valuation", "other"] as const;

/** The month in which moving a loan pays, what is saved or lost, and the costs. */
export function TakeOverAnswer(answer: TakenOver) {
  const { content } = useServices();
  const { answer: names, costs: costNames, receivers } = content.loanTools.takeOver;
  const { before, after, savedCents, costs, costsCents } = answer;
  const { kicker, figure, sentences } = resultTexts(answer, content);
  const leftOut = usualCosts.filter((id) => !costs.some((cost) => cost.id === id));
  return (
    <>
      <Headline kicker={kicker} figure={figure}>
        <p>{sentences[0]}</p>
      </Headline>
      <FigureList
        lines={[
          [names.instalmentBefore, kes(before.instalmentCents)],
          [names.instalmentAfter, kes(after.instalmentCents)],
          [names.interestBefore, kes(before.totalInterestCents)],
          [names.interestAfter, kes(after.totalInterestCents)],
          [names.costs, kes(costsCents)],
          [savedCents < 0 ? names.lost : names.saved, kes(Math.abs(savedCents))],
        ]}
      />
      {costs.length > 0 && (
        <ChargesTable
          caption={names.caption}
          heads={costNames}
          charges={costs.map(({ id, receiver, cents }) => ({
            label: costNames[id],
            receiver: receivers[receiver ?? "other"],
            figure: exactKes(cents),
          }))}
          total={{ label: costNames.total, figure: exactKes(costsCents) }}
        />
      )}
      {leftOut.length > 0 && (
        <p className={quiet.note}>
          {fillText(names.leftOut, { names: leftOut.map((id) => costNames[id]).join(", ") })}
        </p>
      )}
    </>
  );
}
