import { figureErrors } from "#app/parts/figure-texts.ts";
import type { LoanToolField, LoanToolErrors } from "#domain/lending/loan-tools-input.ts";
import type { FieldRule } from "#domain/forms/typed-fields.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import type { Content } from "#model/content.ts";

export const toolPaths = {
  overpay: "/calculators/overpay",
  takeOver: "/calculators/take-over",
  offers: "/calculators/offers",
} as const;
export type ToolRules = Readonly<Partial<Record<LoanToolField, FieldRule>>>;
type ToolErrors = Readonly<Record<string, string>>;

/** The id of a field, which ends in the number of its offer. */
export const idOf = (name: string, place?: number) => (place ? `${name}-${place}` : name);

/** The messages of errors by the id of their field; each offer has rules of its own. */
export function toolErrors(
  errors: LoanToolErrors,
  rulesAt: (place?: number) => ToolRules,
  { loanTools, messages }: Content,
): ToolErrors {
  const { fields, offers } = loanTools;
  const texts = { fields, errors: { ...messages.figures.errors, ...loanTools.errors } };
  const places = [undefined, 1, 2, 3].map((place) => {
    const offer = place && fillText(offers.form.offer, { letter: letterOf(place) });
    const rules = rulesAt(place);
    // The cast: Object.keys loses the names.
    const names = Object.keys(rules) as LoanToolField[];
    const codes = Object.fromEntries(names.map((name) => [name, errors[idOf(name, place)]]));
    const found = Object.entries(figureErrors(codes, rules, texts));
    return found.map(([name, text]) => [idOf(name, place), offer ? `${offer}: ${text}` : text]);
  });
  return Object.fromEntries(places.flat());
}

/** Offers are A, B and C. */
export const letterOf = (place: number) => "ABC"[place - 1] ?? "";
