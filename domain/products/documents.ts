/** How an applicant earns: some documents are asked of one kind alone. */
export const incomes = ["employed", "self-employed"] as const;
export type Income = (typeof incomes)[number];

const begins = {
  employed: /^(?:If (?:you are )?employed|Ukiwa umeajiriwa)\b/i,
  "self-employed": /^(?:If (?:you are )?self-employed|Ukijiajiri)\b/i,
};
const ends = {
  employed: /, (?:if (?:you are )?employed|ukiwa umeajiriwa)\.$/i,
  "self-employed": /, (?:if (?:you are )?self-employed|ukijiajiri)\.$/i,
};

/**
 * The documents for an income. An item is for one kind alone if it begins with "If employed" or ends with ", if you are
 * employed.", or says so in Kiswahili; one that offers a choice ("payslips, or statements if you are self-employed") is for everybody.
 */
export const documentsFor = (items: readonly string[], income: Income | undefined): string[] =>
  items.filter((item) => {
    const only = incomes.find((each) => begins[each].test(item) || ends[each].test(item));
    return income === undefined || only === undefined || only === income;
  });
