import { expect, test } from "vitest";
import { fillText } from "#domain/texts/fill-text.ts";
import { formatDay } from "#domain/time/days.ts";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { Calculation } from "./calculation.tsx";

const { estimate, figures, again } = content.messages.paper;
const asOf = fillText(figures, { day: formatDay(content.ratesAndFees.checkedOn) });
const atA = fillText(again, { address: "/a" });

test.each([
  [{}, `${estimate} ${asOf} ${atA}`],
  [{ isOurs: false }, `${estimate} ${atA}`],
  [{ hasFigures: false }, atA],
])("a printout of %j has the caveats for its figures", (kind, said) => {
  const sheet = <Calculation inputs={[]} address="/a" {...kind} />;
  expect(rendered(sheet, { content })).toContain(`<p>${said}</p>`);
});
