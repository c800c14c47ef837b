import { expect, test } from "vitest";
import { parseApplication } from "#domain/forms/application.ts";
import { parseDataRequest } from "#domain/forms/data-request.ts";
import { parseEnquiry } from "#domain/forms/enquiry.ts";
import { sampleAnswers } from "#test/support/records/sample-answers.ts";
import { seenText } from "./seen-text.ts";

test.each([
  ["a turn", "Wanjiku \u202egnaG", "Wanjiku gnaG"],
  ["a turn by itself and its end", "a\u2067b\u2069c\u200fd\u200ee\u061cf", "abcdef"],
  ["spaces without width", "pay\u200bment\u2060s\ufeff", "payments"],
  ["a hyphen that is not seen", "in\u00adstalment", "instalment"],
  ["letters that are not seen", "a\u3164\u115f\uffa0b", "ab"],
  ["tags and other variants", "a\u{e0041}\u{e0101}\ufe01b", "ab"],
  ["a joiner between Latin letters", "Wan\u200djiku \u0438\u200c\u0438", "Wanjiku \u0438\u0438"],
  ["a joiner at the start, and many", "\u200da\u0301\u200d\u200d", "a\u0301"],
  ["lines of another alphabet", "a\u2028b\u2029c", "a\nb\nc"],
])("%s is taken out", (_what, typed, seen) => {
  expect(seenText(typed)).toBe(seen);
});

test.each([
  ["Persian", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"],
  ["Hindi", "\u0915\u094d\u200d\u0937"],
  ["Arabic", "\u0645\u0631\u062d\u0628\u0627"],
  ["a family", "\u{1f469}\u200d\u{1f469}\u200d\u{1f466}"],
  ["a rainbow", "\u{1f3f3}\ufe0f\u200d\u{1f308}"],
  ["a dark hand and a figure in a box", "\u{1f44d}\u{1f3ff} 1\ufe0f\u20e3"],
  ["names of here", "Wanjikũ Ng'ang'a, Nyong’o\n\tMũthoni"],
])("%s is left as it is", (_what, text) => {
  expect(seenText(text)).toBe(text);
});

const turn = "\u202e";
const person = {
  ...{ fullname: `Wanjiku ${turn}Ng'ang'a`, email: `w${turn}@mail.example` },
  phone: `254712345678${turn}`,
};

test("no form keeps a typed character that reverses text", () => {
  const row = { institution: turn + "x", award: "x" + turn, discipline: "x", grade: "x" };
  const sent = {
    ...sampleAnswers,
    ...{ firstName: `Wan${turn}jiku`, lastName: turn + "Mũthoni", email: person.email },
    ...{ idNumber: turn + "12345678", phone: person.phone },
    education: JSON.stringify([{ ...row, startDate: "2014-01" }]),
  };
  const parsed = [
    parseApplication(new Map(Object.entries(sent)), { day: "2026-11-25" }),
    parseEnquiry("contact", { ...person, message: `I ${turn}ask`, messageSection: `a${turn}b` }),
    parseEnquiry("product", {
      ...{ ...person, message: `I ${turn}ask`, messageSection: `a${turn}b` },
      subject: "Insurance",
    }),
    parseDataRequest({ ...person, kind: "access", details: `I ${turn}ask` }),
  ];
  for (const read of parsed) {
    expect(read).toMatchObject({ ok: true });
    expect(JSON.stringify(read)).not.toContain(turn);
  }
});

test("a value of invisible characters only is missing", () => {
  expect(parseDataRequest({ ...person, kind: "access", details: "\u200b\u202e" })).toMatchObject({
    errors: { details: "missing" },
  });
});
