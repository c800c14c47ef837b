import type { Examples } from "#app/ui/examples.ts";

const found = import.meta.glob<{ examples: Examples }>("../**/*.examples.tsx", { eager: true });

export const allExamples: readonly Examples[] = Object.values(found)
  .map(({ examples }) => examples)
  .sort((a, b) => a.title.localeCompare(b.title));

const slugOf = (name: string): string => name.toLowerCase().replaceAll(/\W+/g, "-");

/** A page of the gallery: a component, or one state of it. */
export type Entry = { path: string; name: string; states: Examples["states"] };

export const entries: readonly Entry[] = allExamples.flatMap(toEntries);

function toEntries({ title, states, isOncePerPage }: Examples): Entry[] {
  if (!isOncePerPage) return [{ path: slugOf(title), name: title, states }];
  return Object.entries(states).map(([state, example]) => ({
    path: slugOf(`${title} ${state}`),
    name: `${title}: ${state}`,
    states: { [state]: example },
  }));
}
