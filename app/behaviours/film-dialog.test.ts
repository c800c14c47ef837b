// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { showHtml } from "#test/support/show-html.ts";
import "./film-dialog.ts";

const play = vi.spyOn(HTMLMediaElement.prototype, "play");

// happy-dom does not define it.
Object.defineProperty(HTMLMediaElement, "HAVE_FUTURE_DATA", { value: 3 });

afterAll(() => void vi.restoreAllMocks());
beforeEach(() => {
  play.mockReset().mockResolvedValue();
  showHtml(`
    <film-dialog>
      <a data-open href="/films/film.mp4">Play</a>
      <dialog>
        <button data-close>Close</button>
        <p role="status" data-status="Retrieving" data-failed="It does not play"></p>
        <video preload="none" data-poster="/films/poster.webp">
          <source src="/films/film.webm"><source src="/films/film.mp4">
        </video>
      </dialog>
    </film-dialog>`);
});

const link = () => document.querySelector("a");
const dialog = () => document.querySelector("dialog");
const video = () => document.querySelector("video");
const status = () => document.querySelector<HTMLElement>("[data-status]");

test("the film is not fetched before its link is pressed", () => {
  expect(video()?.preload).toBe("none");
  expect(video()?.poster).toBeFalsy();
  link()?.click();
  expect(video()?.preload).toBe("auto");
  expect(video()?.poster).toContain("/films/poster.webp");
  expect(play).toHaveBeenCalledOnce();
});

test("a status is told, once the dialog is there, until the film can play", () => {
  vi.useFakeTimers();
  link()?.click();
  expect(status()?.textContent).toBe("");
  vi.runAllTimers();
  expect(status()?.textContent).toBe("Retrieving");
  video()?.dispatchEvent(new Event("canplay"));
  expect(status()?.textContent).toBe("");
  vi.useRealTimers();
});

test("the failure shows only once the last source has failed", () => {
  link()?.click();
  const [first, last] = document.querySelectorAll("source");
  first?.dispatchEvent(new Event("error"));
  expect(status()?.textContent).toBe("");
  last?.dispatchEvent(new Event("error"));
  expect(status()?.textContent).toBe("It does not play");
});

test("if the browser refuses to autoplay, the visitor starts the film", () => {
  play.mockRejectedValue(new Error("NotAllowed"));
  link()?.click();
  expect(dialog()?.open).toBe(true);
});
