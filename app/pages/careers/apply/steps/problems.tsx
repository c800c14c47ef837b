import { ErrorSummary } from "#app/ui/feedback/error-summary.tsx";
import type { Errors } from "../application-view.ts";
import { inFormOrder } from "../values/form-order.ts";

type ProblemsProps = { title: string; errors: Errors; fieldId: (name: string) => string };

/** The summary above a step's form; nothing without errors. */
export function Problems({ title, errors, fieldId }: ProblemsProps) {
  const items = inFormOrder(errors).map(([name, text]) => ({ fieldId: fieldId(name), text }));
  return items.length > 0 && <ErrorSummary title={title} items={items} />;
}
