import { actAsButton } from "./act-as-button.ts";
import { readyFilm } from "./play-film.ts";

/** A link to a film and the dialog it opens in. Without script the link opens the film itself. */
class FilmDialog extends HTMLElement {
  connectedCallback() {
    const dialog = this.querySelector("dialog");
    const link = this.querySelector<HTMLAnchorElement>("a[data-open]");
    // Before Safari 15.4 dialogs do not open: the link navigates.
    const film = dialog?.showModal && readyFilm(dialog);
    if (!film || !link) return;

    link.setAttribute("aria-haspopup", "dialog");
    actAsButton(link, () => {
      dialog.showModal();
      film.play();
    });
    dialog.addEventListener("click", ({ target }) => {
      // The content fills the dialog's own box, so a click on the dialog itself is a click on the backdrop.
      if (target === dialog) dialog.close();
    });
    dialog.querySelector("button[data-close]")?.addEventListener("click", () => dialog.close());
    dialog.addEventListener("close", () => {
      film.video.pause();
      link.focus();
    });
  }
}

customElements.define("film-dialog", FilmDialog);
