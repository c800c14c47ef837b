import type { ApplicationWords } from "./application-view.ts";

/** What each option of the declared fields is called, by its value. */
export const optionLabels = ({ form, application }: ApplicationWords): Record<string, string> => ({
  "": form.choose,
  true: form.yes,
  false: form.no,
  ...application.salaryBands,
});
