import { content } from "#test/support/content/content.ts";
import { journey } from "./journey.ts";

/** Before the script has loaded, a click opens the file, as without script. */
const isReady = "document.querySelector('film-dialog a[role=button]') !== null";

const isPlaying =
  "[...document.querySelectorAll('dialog[open] video')].some((film) => film.currentTime > 0)";

/** A track is showing and has an active cue. */
const isCaptioned =
  "[...document.querySelectorAll('dialog[open] video')].some(({ textTracks }) => [...textTracks].some(({ mode, activeCues }) => mode === 'showing' && activeCues.length > 0))";

journey("the film plays, with captions", {
  async walk(visitor, { hasScript }) {
    await visitor.open("/hfc", "Watch the film");
    if (hasScript) await visitor.waitFor("the link is a button", isReady);
    await visitor.pressControl("Watch the film");
    // Without script the link opens the file, which the browser plays or downloads.
    if (hasScript) {
      await visitor.waitFor("the film plays", isPlaying);
      await visitor.waitFor("its words are shown", isCaptioned);
      await visitor.picture("captions");
    } else await visitor.arrives(`/films/${content.bankHome.film}.mp4`);
  },
});
