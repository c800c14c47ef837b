import type { Typed } from "#app/features/calculators/use-calculator.ts";

/** The parameters of each calculator's address (rulings). */
export const mortgageParameters = ["amount", "rate", "years"] as const;
export const motorParameters = ["sumInsured", "insurer", "excessProtector", "pvt"] as const;

/** What an address holds of these parameters, as it was typed; nothing where it holds none: the bare page. */
export function sentFields(address: string, parameters: readonly string[]): Typed | undefined {
  const search = new URL(address).searchParams;
  const sent = parameters.flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return sent.length === 0 ? undefined : Object.fromEntries(sent);
}
