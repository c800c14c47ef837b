// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { showHtml } from "#test/support/components/show-html.ts";
import "./film-in-place.ts";

const play = vi.spyOn(HTMLMediaElement.prototype, "play");

// happy-dom does not define it.
Object.defineProperty(HTMLMediaElement, "HAVE_FUTURE_DATA", { value: 3 });

afterAll(() => void vi.restoreAllMocks());
beforeEach(() => {
  play.mockReset().mockResolvedValue();
  showHtml(`
    <film-in-place>
      <a data-open href="/films/film.mp4">Play</a>
      <div data-player hidden>
        <p data-status="Retrieving" data-failed="It does not play"></p>
        <video tabindex="0" preload="none" data-poster="/films/poster.webp">
          <source src="/films/film.webm"><source src="/films/film.mp4">
        </video>
      </div>
    </film-in-place>`);
});

const link = () => document.querySelector("a");
const player = () => document.querySelector<HTMLElement>("[data-player]");
const video = () => document.querySelector("video");

test("the film is not fetched before its frame is pressed", () => {
  expect(link()?.getAttribute("role")).toBe("button");
  expect(player()?.hidden).toBe(true);
  expect(video()?.preload).toBe("none");
});

test("a press puts the film in the place of its frame, plays it and gives it the focus", () => {
  link()?.click();
  expect(link()?.hidden).toBe(true);
  expect(player()?.hidden).toBe(false);
  expect(play).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(video());
});

test("a film that plays counts once", () => {
  const counted = vi.fn<(event: object) => void>();
  addEventListener("count", ({ detail }) => counted(detail));
  link()?.click();
  for (const _ of [1, 2]) video()?.dispatchEvent(new Event("play"));
  expect(counted.mock.calls).toEqual([[{ event: "film" }]]);
});
