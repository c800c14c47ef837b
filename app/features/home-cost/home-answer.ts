import type { SubmittedFields } from "#domain/forms/submitted-fields.ts";
import {
  type HomeBasis,
  type HomeCostField,
  homeCostFields,
  type HomeErrorCode,
  type HomeRequest,
  knownFigures,
  parseHomeInput,
} from "#domain/lending/home-cost-input.ts";
import { heldFields } from "#domain/forms/typed-fields.ts";
import { type HomeChargeId, homeCost, type HomeCost } from "#domain/lending/home-cost.ts";

export type HomeFieldValues = Readonly<Record<HomeCostField, string>>;

/** The data that the answer shows. */
export type HomeAnswer = { request: HomeRequest; cost: HomeCost; typed: HomeFieldValues };

/** The form shows `neverRepaid` at the loan term: a change of the term or of the rate resolves it. */
type AnswerErrorCodes = Partial<Record<HomeCostField, HomeErrorCode | "neverRepaid">>;

export type Answered = { ok: true; answer: HomeAnswer } | { ok: false; errors: AnswerErrorCodes };

export function answerHome(sent: SubmittedFields, basis: HomeBasis): Answered {
  const input = parseHomeInput(sent, basis);
  if (!input.ok) return input;
  const answered = homeCost(input.request.home);
  if (!answered.ok) return { ok: false, errors: { years: answered.reason } };
  const typed = heldFields(sent, basis.defaults);
  return { ok: true, answer: { request: input.request, cost: answered.cost, typed } };
}

/** The names of charges, for a sentence. */
export const chargeNames = (
  ids: readonly HomeChargeId[],
  { charges }: { charges: Readonly<Record<HomeChargeId, string>> },
) => ids.map((id) => charges[id].toLowerCase()).join("; ");

const always: readonly HomeCostField[] = ["rate", "years"];

/** The query of the answer's URL: what the visitor knows, and each value that differs from the defaults. */
export function sharedQuery(typed: HomeFieldValues, { defaults }: HomeBasis) {
  const known = knownFigures.find((each) => each === typed.know) ?? "price";
  const unused: readonly HomeCostField[] = knownFigures.filter((each) => each !== known);
  return Object.fromEntries(
    homeCostFields
      .filter((name) => !unused.includes(name))
      .filter((name) => name === known || always.includes(name) || typed[name] !== defaults[name])
      .map((name) => [name, typed[name]]),
  );
}
