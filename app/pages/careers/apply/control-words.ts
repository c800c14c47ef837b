import type { ControlWords } from "#app/parts/form-field.tsx";
import type { ApplicationWords } from "./application-view.ts";

/** What the options of the declared fields are called, and how days and months are written. */
export const controlWords = ({ form, application }: ApplicationWords): ControlWords => ({
  options: {
    "": form.choose,
    true: form.yes,
    false: form.no,
    ...application.salaryBands,
    ...application.employmentTypes,
  },
  placeholders: { date: form.details.dayPlaceholder, month: form.monthPlaceholder },
});
