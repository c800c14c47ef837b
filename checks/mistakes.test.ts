import { expect, test } from "vitest";
import { personalLoan, smallContent } from "#test/support/content/small-content.ts";

type Row = [was: string | RegExp, becomes: string, sentence: string];

/** Parser jargon, which means nothing to an editor. */
const jargon =
  /expected|received|invalid|mapping|scalar|sequence|implicit|alias|token|parse|regex|pattern|undefined|null|ENOENT|\bat .*\.ts/i;

function complaintAfter(file: string, was: string | RegExp, becomes: string) {
  const content = smallContent();
  const text = content.read(file);
  const changed = text.replace(was, becomes);
  expect(changed).not.toBe(text);
  content.write(file, changed);
  return content.complaint();
}

const amount = "amount: 7000000";
const second = "      - Repay over";
const price = /^price:\n(?: .*\n)+/m;
test.each<Row>([
  [amount, "amount: 7,000,000", ":18:57 (file): write 7000000, without commas"],
  [
    amount,
    'amount: "7,000,000"',
    ':18:57 facts.0.amount: "7,000,000" is not a plain number: write 7000000, without commas',
  ],
  [
    amount,
    'amount: "7000000"',
    ':18:57 facts.0.amount: "7000000" is not a plain number: write 7000000, without quotation marks',
  ],
  [
    amount,
    "amount: KES 7,000,000",
    ":18:57 (file): write 7000000, without the currency and commas",
  ],
  [
    amount,
    "amount: KES 7000000",
    ':18:57 facts.0.amount: "KES 7000000" is not a plain number: write 7000000, without the currency',
  ],
  [
    second,
    "     - Repay over",
    ":25:6 (file): this entry begins 1 space too far left: put its dash below the dash of the entry above",
  ],
  [
    "      - Borrow up",
    "     - Borrow up",
    ":25:7 (file): this entry begins 1 space too far right: put its dash below the dash of the entry above",
  ],
  ["title: Personal loan\n", "", ':1:1 title: is missing: add a line that begins with "title:"'],
  [price, "", ':1:1 price: is missing: add a line that begins with "price:"'],
  [
    "receiver: bank, unpublished",
    "receiver: bank, fact: tenor, unpublished",
    ':70:5 price.0: needs either "fact:" with the id of a figure, or "unpublished: true", and not both',
  ],
  [
    "receiver: bank, unpublished: true",
    "receiver: bank, fact: tenr",
    ":70:50 price.0.fact: tenr is not a fact of this record: did you mean tenor?",
  ],
  [
    second,
    "      – Repay over",
    ':25:7 (file): begins with a long dash or a bullet: begin each entry of a list with a hyphen and a space, "- "',
  ],
  [
    "      - Borrow up",
    "      – Borrow up",
    ':24:7 (file): begins with a long dash or a bullet: begin each entry of a list with a hyphen and a space, "- "',
  ],
  [
    "      - Borrow up",
    "      -Borrow up",
    ":24:7 (file): put a space after the hyphen of this entry",
  ],
  [second, "      -Repay over", ":25:7 (file): put a space after the hyphen of this entry"],
  [
    second,
    "      \u0096 Repay over",
    ':25:7 (file): the character before " Repay over as long " was lost on the way: write it again and save the file as UTF-8',
  ],
  [
    amount,
    "amount: 70000000000",
    ":18:57 facts.0.amount: is 70,000,000,000 and must be at most 10,000,000,000: check how many zeros it has",
  ],
  ["summary:", "sumary:", ':10:9 sumary: there is no field "sumary" here: did you mean "summary"?'],
  [
    "unit: month",
    "unit: months",
    ':19:61 facts.1.unit: "months" is not one of the choices: did you mean "month"? Choices: working day, day, week, month, year',
  ],
  ["unit: month", "unit: *month", ":19:61 (file): begins with *: put the text in quotation marks"],
  [second, "      - &Co Repay", ":25:13 (file): begins with &: put the text in quotation marks"],
  [
    "- Repay over as",
    "- Repay: over as",
    ":25:9 sections.0.items.1: has a colon followed by a space, a brace, a bracket or a dash: put the whole text in quotation marks",
  ],
])("%s becomes %j", (was, becomes, sentence) => {
  const complaint = complaintAfter(personalLoan, was, becomes);
  expect(complaint).toBe(`${personalLoan}${sentence}`);
  expect(complaint).not.toMatch(jargon);
});

test("a dead link in Markdown", () => {
  expect(complaintAfter("pages/contact-us.md", "](/complaints)", "](/complaint)")).toMatch(
    /^pages\/contact-us\.md:\d+:\d+ \(text\): there is no page \/complaint: did you mean \/complaints\?$/,
  );
});

test.each([
  "/documents/investors/annual-report-2024.pdf",
  "/rates-and-fees/prices.csv",
  "/investor-relations/calendar.ics",
  "/hfc?from=text#main",
])("a link in a text to %s is accepted", (to) => {
  const content = smallContent();
  content.write(
    "pages/contact-us.md",
    content.read("pages/contact-us.md").replace("](/complaints)", `](${to})`),
  );
  expect(content.complaint()).toBe("");
});

test("a picture of 12 MB", () => {
  const content = smallContent();
  content.writePublic("pictures/clay-insure-480.avif", Buffer.alloc(12_000_000));
  expect(content.complaint()).toMatch(
    /^site\/group-home\.yaml:\d+:\d+ slides\.1\.picture: public\/pictures\/clay-insure-480\.avif has 12 MB and may have at most 0\.5 MB: make the picture smaller$/,
  );
});

test("a text file with the extension .pdf", () => {
  const content = smallContent();
  content.writePublic("documents/investors/annual-report-2024.pdf", "Annual report\n");
  expect(content.complaint()).toMatch(
    /^investor-documents\/reports\.yaml:\d+:\d+ years\.\d+\.documents\.\d+\.file: public\/documents\/investors\/annual-report-2024\.pdf is no PDF: save the document as PDF and put that in its place$/,
  );
});
