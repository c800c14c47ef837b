import { expect, test } from "vitest";
import { type Device, deviceOf } from "./device.ts";

test.each<[string, string, Device]>([
  [
    "Chrome on a Tecno",
    "Mozilla/5.0 (Linux; Android 14; TECNO KI5q) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
    "android",
  ],
  [
    "Opera Mini in its saving mode",
    "Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423 Version/12.16",
    "android",
  ],
  [
    "Firefox on a tablet",
    "Mozilla/5.0 (Android 13; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0",
    "android",
  ],
  [
    "Safari on an iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
    "ios",
  ],
  [
    "Chrome on an iPad",
    "Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1",
    "ios",
  ],
  [
    "Chrome on Windows",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
    "other",
  ],
  [
    "Safari on a Mac, or on an iPad",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15",
    "mac",
  ],
  [
    "a feature phone",
    "Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5",
    "other",
  ],
  [
    "Google's crawler as a phone",
    "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "crawler",
  ],
  ["a program", "curl/8.14.1", "crawler"],
  ["one that says nothing", "", "crawler"],
])("%s", (_name, userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
