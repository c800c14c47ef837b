import { journey } from "./journey.ts";

const isPlaying =
  "[...document.querySelectorAll('dialog[open] video')].some((film) => film.currentTime > 0)";

journey("the film plays", {
  async walk(visitor, { hasScript }) {
    await visitor.open("/hfc", "Watch the film");
    await visitor.pressControl("Watch the film");
    // Without script the link leads to the file, which the browser plays or keeps.
    if (hasScript) await visitor.waitFor("the film plays", isPlaying);
    else await visitor.arrives("/films/enriching-lives.mp4");
  },
});
