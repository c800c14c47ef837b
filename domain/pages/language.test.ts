import { describe, expect, test } from "vitest";
import { hasKiswahili, inLanguage, languageAsked, languageOf } from "./language.ts";

test.each([
  ["/", true],
  ["/hfc", true],
  ["/contact-us", true],
  ["/contact-us/sent?reference=E-1", true],
  ["/contact-us/else", false],
  ["/leadership", false],
  ["/sw/contact-us", false],
])("%s is in Kiswahili: %s", (address, isThere) => {
  expect(hasKiswahili(address)).toBe(isThere);
});

describe("an address in Kiswahili", () => {
  test.each([
    ["/", "/sw"],
    ["/?x=1", "/sw?x=1"],
    ["/contact-us", "/sw/contact-us"],
    ["/contact-us?a=b#form", "/sw/contact-us?a=b#form"],
  ])("of %s is %s, and leads back", (english, kiswahili) => {
    expect(inLanguage(english, "sw")).toBe(kiswahili);
    expect(inLanguage(english, "en")).toBe(english);
    expect(languageOf(kiswahili)).toEqual({ language: "sw", address: english });
  });

  test("is the English one where there is no other", () => {
    expect(inLanguage("/leadership", "sw")).toBe("/leadership");
  });
});

test.each(["/", "/hfc", "/swahili", "/hfc/sw", "/?to=/sw"])("%s asks for English", (address) => {
  expect(languageOf(address)).toEqual({ language: "en", address });
});

test("what has no page in Kiswahili may be asked for in it all the same", () => {
  expect(languageOf("/sw/nowhere")).toEqual({ language: "sw", address: "/nowhere" });
});

test.each([
  ["sw", "sw"],
  ["sw-KE,sw;q=0.9,en;q=0.8", "sw"],
  ["SW", "sw"],
  ["en-GB,en;q=0.9,sw;q=0.8", "en"],
  ["swx", "en"],
  ["", "en"],
  [undefined, "en"],
])("Accept-Language %j asks for %s", (accepted, language) => {
  expect(languageAsked(accepted)).toBe(language);
});
