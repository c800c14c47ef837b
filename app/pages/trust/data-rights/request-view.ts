import { type DataRequestField, dataRequestFields } from "#domain/forms/data-request.ts";

/** One of the two steps as its page shows it, with all that was typed. */
export type RequestView = {
  step: "request" | "code";
  values: Readonly<Partial<Record<DataRequestField, string>>>;
  /** By field name, or by `otp`. */
  errors: Readonly<Record<string, string>>;
  /** An error that belongs to no field. */
  notice?: string | undefined;
  formTimestamp: string;
  /** The nonce of the code that was sent; empty before. */
  nonce: string;
};

/** Reads the values of the declared fields and ignores all other fields. */
export function readRequestValues(form: FormData): RequestView["values"] {
  return Object.fromEntries(
    Object.keys(dataRequestFields).map((name) => {
      const value = form.get(name);
      return [name, typeof value === "string" ? value : ""];
    }),
  );
}
