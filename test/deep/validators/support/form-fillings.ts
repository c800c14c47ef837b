import type { HtmlForm } from "./forms-in-html.ts";

/** The values of a form, by the name of the field. */
const good: Readonly<Record<string, string>> = {
  fullname: "Wanjiku Kamau",
  name: "Wanjiku Kamau",
  firstName: "Wanjiku",
  lastName: "Kamau",
  email: "wanjiku@mail.example",
  phone: "254712345678",
  phoneNumber: "254712345678",
  idNumber: "12345678",
  message: "How do I begin?",
  details: "All that you keep.",
  ...{ amount: "5m", rate: "14", years: "20", price: "12m", deposit: "20", months: "24" },
  ...{ fixed: "10", bond: "9.5", hybrid: "9", call: "8", fanaka: "6" },
  ...{ month: "80,000", insurance: "50,000", sumInsured: "1.5m" },
  ...{ legalFrom: "1", legalTo: "2", valuation: "0.25", commitment: "1", excise: "20" },
  ...{ contact: "hf@example.org", shares: "1,000", additional: "100" },
  website: "",
};

/** Ways to fill in a form: unchanged, with invalid input, and correctly. */
export function fillings({ fields }: HtmlForm, lastCode: () => string) {
  const filled = (valueOf: (name: string, field: { value: string; type: string }) => string) =>
    [...fields].map(([name, field]): [string, string] => [
      name,
      isGiven(field.type) ? field.value : valueOf(name, field),
    ]);
  return [
    ["untouched", filled((_name, { value }) => value)],
    ["with nonsense", filled(() => "<x> & \"y\" 'z'")],
    [
      "as it is meant",
      filled(
        (name, { value }) => good[name] ?? (/code|otp/i.test(name) ? lastCode() : value || "5"),
      ),
    ],
  ] as const;
}

/** The fields that visitors do not type. */
const isGiven = (type: string) => ["hidden", "submit", "button"].includes(type);
