import { countEvent } from "#app/lib/count-event.ts";

/**
 * Makes a film within an element ready; returns the function that plays it, or undefined without a film. PAG-9: it is
 * fetched only once it is played; "Retrieving Video" shows until it can play.
 */
export function readyFilm(element: Element) {
  const video = element.querySelector("video");
  const status = element.querySelector<HTMLElement>("[data-status]");
  if (!video || !status) return undefined;
  video.addEventListener("play", () => countEvent({ event: "film" }), { once: true });
  video.addEventListener("canplay", () => (status.hidden = true));
  // The error reaches the last source once no source can be played.
  video.querySelector("source:last-of-type")?.addEventListener("error", () => {
    status.textContent = status.dataset["failed"] ?? "";
  });
  function play(film: HTMLVideoElement, note: HTMLElement) {
    film.poster = film.dataset["poster"] ?? "";
    // Only once, so that captions stay off if the visitor switches them off. Only on play, because WebKit does not
    // show the captions of a film that has not been loaded.
    if (film.preload === "none") {
      const track = film.querySelector<HTMLTrackElement>("track[default]");
      if (track) track.track.mode = "showing";
    }
    film.preload = "auto";
    if (film.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) note.hidden = false;
    void film.play().catch(() => undefined);
  }
  return { video, play: () => play(video, status) };
}
