import { actAsButton } from "./act-as-button.ts";

/**
 * A link to a film and the dialog it opens in. Without script the link opens the film itself. PAG-9: the film is
 * fetched only once the dialog is open; "Retrieving Video" shows until it can play.
 */
class FilmDialog extends HTMLElement {
  connectedCallback() {
    const dialog = this.querySelector("dialog");
    const video = this.querySelector("video");
    const status = this.querySelector<HTMLElement>("[data-status]");
    const link = this.querySelector<HTMLAnchorElement>("a[data-open]");
    // Before Safari 15.4 dialogs do not open: the link navigates.
    if (!dialog?.showModal || !video || !status || !link) return;

    link.setAttribute("aria-haspopup", "dialog");
    actAsButton(link, () => {
      dialog.showModal();
      video.poster = video.dataset["poster"] ?? "";
      // Only once, so that captions stay off if the visitor switches them off. Only on play, because WebKit does not
      // show the captions of a film that has not been loaded.
      if (video.preload === "none" && video.textTracks[0]) video.textTracks[0].mode = "showing";
      video.preload = "auto";
      if (video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) status.hidden = false;
      void video.play().catch(() => undefined);
    });
    video.addEventListener("canplay", () => (status.hidden = true));
    // The error reaches the last source once no source can be played.
    video.querySelector("source:last-of-type")?.addEventListener("error", () => {
      status.textContent = status.dataset["failed"] ?? "";
    });
    dialog.addEventListener("click", ({ target }) => {
      // The content fills the dialog's own box, so a click on the dialog itself is a click on the backdrop.
      if (target === dialog) dialog.close();
    });
    dialog.querySelector("button[data-close]")?.addEventListener("click", () => dialog.close());
    dialog.addEventListener("close", () => {
      video.pause();
      link.focus();
    });
  }
}

customElements.define("film-dialog", FilmDialog);
