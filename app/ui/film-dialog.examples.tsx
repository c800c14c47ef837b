import type { Examples } from "./examples.ts";
import { FilmDialog } from "./film-dialog.tsx";

const film = {
  film: "example",
  texts: {
    retrieving: "Retrieving video",
    close: "Close",
    failed: "The film does not play here",
    inWords: "The film in words",
  },
  transcript: ["What is to be heard first.", "And then."],
};

export const examples: Examples = {
  title: "Film",
  states: {
    "a button": <FilmDialog {...film} label="Play the film" />,
    "the main button": <FilmDialog {...film} label="Play the main film" variant="primary" />,
    "its first frame": <FilmDialog {...film} label="Play the framed film" variant="picture" />,
  },
};
