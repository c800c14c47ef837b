import type { z } from "zod";

type FieldMistake = { path: PropertyKey[]; sentence: string };

/**
 * One sentence per mistake: for a union those of the nearest option, and a misspelt field is not also reported as
 * missing.
 */
export function mistakesOf(issues: readonly z.core.$ZodIssue[]): FieldMistake[] {
  const mistakes = issues.flatMap(spread);
  return mistakes.filter(({ path, sentence }) => {
    const meant = `did you mean "${String(path.at(-1))}"?`;
    const isMisspelt = mistakes.some(
      (other) => other.sentence.endsWith(meant) && parentOf(other.path) === parentOf(path),
    );
    return !(isMisspelt && sentence.startsWith("is missing"));
  });
}

function spread(issue: z.core.$ZodIssue): FieldMistake[] {
  const under = ({ path, sentence }: FieldMistake) => ({
    path: [...issue.path, ...path],
    sentence,
  });
  if (issue.code === "unrecognized_keys") {
    const sentences = issue.message.split("\n");
    return issue.keys.map((key, i) => under({ path: [key], sentence: sentences[i] ?? "" }));
  }
  if (issue.code === "invalid_union" && issue.message === "") {
    const [nearest] = issue.errors.toSorted((a, b) => a.length - b.length);
    if (nearest) return nearest.flatMap(spread).map(under);
  }
  return [under({ path: [], sentence: issue.message })];
}

const parentOf = (path: readonly PropertyKey[]) => path.slice(0, -1).join(".");
