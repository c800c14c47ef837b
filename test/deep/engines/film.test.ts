import { content } from "../../support/content.ts";
import { journey } from "./journey.ts";

/** A press before the script has come opens the file, as it does without script. */
const isReady = "document.querySelector('film-dialog a[role=button]') !== null";

const isPlaying =
  "[...document.querySelectorAll('dialog[open] video')].some((film) => film.currentTime > 0)";

/** A cue is active in a track that is on, in the film's time. */
const isCaptioned =
  "[...document.querySelectorAll('dialog[open] video')].some(({ textTracks }) => [...textTracks].some(({ mode, activeCues }) => mode === 'showing' && activeCues.length > 0))";

journey("the film plays, with captions", {
  async walk(visitor, { hasScript }) {
    await visitor.open("/hfc", "Watch the film");
    if (hasScript) await visitor.waitFor("the link is a button", isReady);
    await visitor.pressControl("Watch the film");
    // Without script the link leads to the file, which the browser plays or keeps.
    if (hasScript) {
      await visitor.waitFor("the film plays", isPlaying);
      await visitor.waitFor("its words are shown", isCaptioned);
      await visitor.picture("captions");
    } else await visitor.arrives(`/films/${content.bankHome.film}.mp4`);
  },
});
