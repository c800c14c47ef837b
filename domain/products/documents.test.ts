import { expect, test } from "vitest";
import { documentsFor, incomes } from "./documents.ts";

test.each([
  ["National ID or passport.", ["employed", "self-employed"]],
  ["If employed: three payslips and your employer's letter.", ["employed"]],
  ["If self-employed, three years of accounts.", ["self-employed"]],
  ["Latest three payslips, if you are employed.", ["employed"]],
  ["Business permit, if self-employed.", ["self-employed"]],
  ["Three payslips, or statements if you are self-employed.", ["employed", "self-employed"]],
  ["Ukiwa umeajiriwa: hati tatu za mshahara.", ["employed"]],
  ["Leseni ya biashara, ukijiajiri.", ["self-employed"]],
  ["A letter that says since when you are employed.", ["employed", "self-employed"]],
])("%s is required from %j", (item, asked) => {
  expect(incomes.filter((income) => documentsFor([item], income).length > 0)).toEqual(asked);
  expect(documentsFor([item], undefined)).toEqual([item]);
});
