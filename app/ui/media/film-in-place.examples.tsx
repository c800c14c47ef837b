import type { Examples } from "../examples.ts";
import { exampleFilm } from "./film-dialog.examples.tsx";
import { FilmInPlace } from "./film-in-place.tsx";

export const examples: Examples = {
  title: "Film in its place",
  states: { "its first frame": <FilmInPlace {...exampleFilm} label="Play it here" /> },
};
