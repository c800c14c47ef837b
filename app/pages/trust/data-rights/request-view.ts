import { type DataRequestField, dataRequestFields } from "#domain/forms/data-request.ts";

/** One of the two steps, as its page shows it: nothing that was typed is lost. */
export type RequestView = {
  step: "request" | "code";
  values: Readonly<Partial<Record<DataRequestField, string>>>;
  /** By field, `otp` with them. */
  errors: Readonly<Record<string, string>>;
  /** An error that belongs to no field. */
  notice?: string | undefined;
  formTimestamp: string;
  /** Of the code that was sent; empty before. */
  nonce: string;
};

/** Reads what was typed; all else that was sent is none of ours. */
export function readRequestValues(form: FormData): RequestView["values"] {
  return Object.fromEntries(
    Object.keys(dataRequestFields).map((name) => {
      const value = form.get(name);
      return [name, typeof value === "string" ? value : ""];
    }),
  );
}
