import type { ControlTexts } from "#app/parts/form-field.tsx";
import type { ApplicationTexts } from "../application-view.ts";

/** The names of the fields' options, and the placeholders of days and months. */
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
