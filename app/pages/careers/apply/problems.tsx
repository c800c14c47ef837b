import { ErrorSummary } from "#app/ui/error-summary.tsx";

type ProblemsProps = {
  title: string;
  /** The errors, by the names of the fields; a field without one is left out. */
  found: readonly (readonly [name: string, text: string | undefined])[];
  fieldId: (name: string) => string;
};

/** The summary above a step's form; not shown without errors. */
export function Problems({ title, found, fieldId }: ProblemsProps) {
  const items = found.flatMap(([name, text]) =>
    text === undefined ? [] : [{ fieldId: fieldId(name), text }],
  );
  return items.length > 0 && <ErrorSummary title={title} items={items} />;
}
