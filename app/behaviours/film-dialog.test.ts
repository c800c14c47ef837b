// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { showHtml } from "#test/support/components/show-html.ts";
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
const status = () => document.querySelector<HTMLElement>("[data-status]");

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
