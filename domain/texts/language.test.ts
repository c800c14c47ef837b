import { expect, test } from "vitest";
import { languageAsked, languageOf, withLanguage } from "./language.ts";

test.each([
  ["/", "/sw"],
  ["/?x=1", "/sw?x=1"],
  ["/contact-us", "/sw/contact-us"],
  ["/contact-us?a=b#form", "/sw/contact-us?a=b#form"],
])("an address in Kiswahili of %s is %s, and converts back", (english, kiswahili) => {
  expect(withLanguage(english, "sw")).toBe(kiswahili);
  expect(withLanguage(english, "en")).toBe(english);
  expect(languageOf(kiswahili)).toEqual({ language: "sw", address: english });
});

test.each(["/", "/hfc", "/swahili", "/hfc/sw", "/?to=/sw"])("%s asks for English", (address) => {
  expect(languageOf(address)).toEqual({ language: "en", address });
});

test("an address in Kiswahili is recognised even if there is no such page", () => {
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
