import type { ComponentProps } from "react";
import type { Examples } from "../examples.ts";
import { FilmDialog } from "./film-dialog.tsx";

export const exampleFilm: Omit<ComponentProps<typeof FilmDialog>, "label"> = {
  film: "example",
  texts: {
    retrieving: "Retrieving video",
    close: "Close",
    failed: "The film does not play here",
    inWords: "The film in words",
  },
  captions: ["en"],
  transcript: ["What is to be heard first.", "And then."],
};

export const examples: Examples = {
  title: "Film",
  states: {
    "a button": <FilmDialog {...exampleFilm} label="Play the film" />,
    "the main button": <FilmDialog {...exampleFilm} label="Play the main film" variant="primary" />,
    "its first frame": (
      <FilmDialog {...exampleFilm} label="Play the framed film" variant="picture" />
    ),
  },
};
