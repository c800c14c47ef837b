import { expect, test } from "vitest";
import { type Deletion, groupAfterKey, groupWhileTyping, type Typing } from "./grouped-typing.ts";

/** A bar marks the caret. */
const typing = (marked: string): Typing => ({
  text: marked.replace("|", ""),
  caret: marked.indexOf("|"),
});
const marked = ({ text, caret }: Typing) => `${text.slice(0, caret)}|${text.slice(caret)}`;

test.each([
  ["|", "|"],
  ["5|", "5|"],
  ["5000|", "5,000|"],
  ["19|,234,567", "19|,234,567"],
  ["1,9|234", "19|,234"],
  ["1,29|34", "12,9|34"],
  ["|1,234", "|1,234"],
  ["1,|4", "1|4"],
  ["1234.|", "1,234.|"],
  ["1234.5|", "1,234.5|"],
  ["1234.50|", "1,234.50|"],
  ["1,2|34.5678", "1,2|34.5678"],
  [".5|", ".5|"],
  ["0012|", "0,012|"],
  ["5 000 000|", "5,000,000|"],
  ["5m|", "5m|"],
  ["KES 5000|", "KES 5000|"],
  ["1.2.3|", "1.2.3|"],
  ["100.000,50|", "100.000,50|"],
  ["5.000 000|", "5.000 000|"],
  ["-5000|", "-5000|"],
])("groupWhileTyping: %j becomes %j", (given, expected) => {
  expect(marked(groupWhileTyping(typing(given)))).toBe(expected);
});

test("groupWhileTyping: is idempotent", () => {
  for (let length = 0; length < 14; length += 1) {
    const once = groupWhileTyping({ text: "9".repeat(length), caret: length });
    expect(groupWhileTyping(once)).toEqual(once);
  }
});

test.each<[string, string, Deletion, string]>([
  ["5,000", "5|000", "before", "|000"],
  ["5,000,000", "5,000|000", "before", "500|,000"],
  ["5,000", "5|000", "after", "5|00"],
  ["15,000,000", "15|000,000", "after", "1,5|00,000"],
  ["5,000", "5,00|", "before", "500|"],
  ["5,000", "|,000", "before", "|000"],
  ["5,000", "50,00|", undefined, "5,000|"],
  ["5,000", "5|000", undefined, "5|,000"],
  ["5m", "5|", "before", "5|"],
])("groupAfterKey from %j to %j, deleted %s: %j", (previous, given, deletion, expected) => {
  expect(marked(groupAfterKey(previous, typing(given), deletion))).toBe(expected);
});
