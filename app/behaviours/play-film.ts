import { countEvent } from "#app/lib/count-event.ts";

/** Milliseconds: a status is announced only if its element existed before its text. */
const noticeMs = 100;

/**
 * Makes a film within an element ready; returns the function that plays it, or undefined without a film. PAG-9: it is
 * fetched only once it is played; "Retrieving Video" shows until it can play.
 */
export function readyFilm(element: Element) {
  const video = element.querySelector("video");
  const status = element.querySelector<HTMLElement>("[data-status]");
  if (!video || !status) return undefined;
  video.addEventListener("play", () => countEvent({ event: "film" }), { once: true });
  const say = (words = "") => {
    clearTimeout(timer);
    status.textContent = words;
  };
  let timer = 0;
  video.addEventListener("canplay", () => say());
  // The error reaches the last source once no source can be played.
  video.querySelector("source:last-of-type")?.addEventListener("error", () => {
    say(status.dataset["failed"]);
  });
  function play(film: HTMLVideoElement, words: string | undefined) {
    film.poster = film.dataset["poster"] ?? "";
    // Only once, so that captions stay off if the visitor switches them off. Only on play, because WebKit does not
    // show the captions of a film that has not been loaded.
    if (film.preload === "none") {
      const track = film.querySelector<HTMLTrackElement>("track[default]");
      if (track) track.track.mode = "showing";
    }
    film.preload = "auto";
    if (film.readyState < HTMLMediaElement.HAVE_FUTURE_DATA)
      timer = window.setTimeout(say, noticeMs, words);
    void film.play().catch(() => undefined);
  }
  return { video, play: () => play(video, status.dataset["status"]) };
}
