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
    // Before Safari 15.4 no dialog opens: the link stays one.
    if (!dialog?.showModal || !video || !status || !link) return;

    link.setAttribute("aria-haspopup", "dialog");
    actAsButton(link, () => {
      dialog.showModal();
      video.poster = video.dataset["poster"] ?? "";
      // Once: a visitor who switches the captions off keeps them off. WebKit does not show those of a film that waits by itself.
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
      // The dialog's own box is filled by its content: a click on the dialog itself is on the overlay.
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
