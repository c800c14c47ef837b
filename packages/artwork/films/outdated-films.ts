import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { captionsOf } from "./captions.ts";

/** The names of films whose scenes have changed since they were drawn into `folder`, by their captions. */
export function outdatedFilms(
  films: Readonly<Record<string, Parameters<typeof captionsOf>[0]>>,
  folder: string,
): string[] {
  return Object.keys(films).filter((name) => {
    const file = join(folder, `${name}.vtt`);
    const film = films[name];
    return film && existsSync(file) && readFileSync(file, "utf8") !== captionsOf(film);
  });
}
