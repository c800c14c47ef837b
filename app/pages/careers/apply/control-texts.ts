import type { ControlTexts } from "#app/parts/form-field.tsx";
import type { ApplicationTexts } from "./application-view.ts";

/** What the options of the declared fields are called, and how days and months are written. */
export const controlTexts = ({ form, application }: ApplicationTexts): ControlTexts => ({
  options: {
    "": form.choose,
    true: form.yes,
    false: form.no,
    ...application.salaryBands,
    ...application.employmentTypes,
  },
  placeholders: { date: form.details.dayPlaceholder, month: form.monthPlaceholder },
});
