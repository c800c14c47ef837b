// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { showHtml } from "#test/support/components/show-html.ts";
import "./app-device.ts";

const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15";

afterEach(() => void vi.restoreAllMocks());

test.each([
  ["an iPad goes to the store", mac, 5, "https://store.example/"],
  ["a Mac goes to digital banking", mac, 0, "https://bank.example/"],
  ["a crawler stays", "Mozilla/5.0 (compatible; Googlebot/2.1)", 0, undefined],
  ["a device that is not known stays", "Mozilla/5.0 (Unknown)", 5, undefined],
])("%s", (_name, userAgent, maxTouchPoints, address) => {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  vi.spyOn(navigator, "maxTouchPoints", "get").mockReturnValue(maxTouchPoints);
  const replace = vi.spyOn(location, "replace").mockReturnValue();
  showHtml(`<app-device data-ipad="https://store.example/" data-mac="https://bank.example/" hidden>
    Please wait</app-device>`);
  expect(replace.mock.calls).toEqual(address ? [[address]] : []);
  expect(document.querySelector<HTMLElement>("app-device")?.hidden).toBe(address === undefined);
});
