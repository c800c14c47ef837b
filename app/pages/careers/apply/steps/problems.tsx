import { ErrorSummary } from "#app/ui/feedback/error-summary.tsx";

type ProblemsProps = {
  title: string;
  /** Error messages by field name; undefined for a valid field. */
  found: readonly (readonly [name: string, text: string | undefined])[];
  fieldId: (name: string) => string;
};

/** The summary above a step's form; nothing without errors. */
export function Problems({ title, found, fieldId }: ProblemsProps) {
  const items = found.flatMap(([name, text]) =>
    text === undefined ? [] : [{ fieldId: fieldId(name), text }],
  );
  return items.length > 0 && <ErrorSummary title={title} items={items} />;
}
