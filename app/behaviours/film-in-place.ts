import { actAsButton } from "./act-as-button.ts";
import { readyFilm } from "./play-film.ts";

/** A film that plays in the place of its first frame. Without script the frame is a link to the film. */
class FilmInPlace extends HTMLElement {
  connectedCallback() {
    const link = this.querySelector<HTMLAnchorElement>("a[data-open]");
    const player = this.querySelector<HTMLElement>("[data-player]");
    const film = player && readyFilm(player);
    if (!link || !film) return;
    actAsButton(link, () => {
      link.hidden = true;
      player.hidden = false;
      film.play();
      // Its controls take over from the button.
      film.video.focus();
    });
  }
}

customElements.define("film-in-place", FilmInPlace);
