/** The fields of a request, which the second step carries unseen. */
export const requestFields = ["kind", "fullname", "email", "phone", "details"] as const;
export type RequestField = (typeof requestFields)[number];

/** One of the two steps, as its page shows it: nothing that was typed is lost. */
export type RequestView = {
  step: "request" | "code";
  values: Readonly<Partial<Record<RequestField, string>>>;
  /** By field, `otp` with them. */
  errors: Readonly<Record<string, string>>;
  /** What no field can be blamed for. */
  notice?: string | undefined;
  stamp: string;
  /** Of the code that was sent; empty before. */
  nonce: string;
};

/** Reads what was typed; all else that was sent is none of ours. */
export function readRequestValues(form: FormData): Record<RequestField, string> {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    kind: textOf("kind"),
    fullname: textOf("fullname"),
    email: textOf("email"),
    phone: textOf("phone"),
    details: textOf("details"),
  };
}
