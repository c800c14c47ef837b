import type { ComponentProps } from "react";
import { useServices } from "#app/lib/services.tsx";
import { FilmDialog } from "#app/ui/media/film-dialog.tsx";
import { FilmInPlace } from "#app/ui/media/film-in-place.tsx";

type FilmProps = Pick<ComponentProps<typeof FilmDialog>, "film" | "label" | "variant">;
type Named = Pick<FilmProps, "film" | "label">;

const captionsIn = { en: ["en", "sw"], sw: ["sw", "en"] } as const;

/** A film of `content/films`, played in a dialog over the page. */
export function Film({ variant, ...film }: FilmProps) {
  return <FilmDialog {...useFilm(film)} {...(variant && { variant })} />;
}

/** The same film, played in its place on the page. */
export function FilmInPage(film: Named) {
  return <FilmInPlace {...useFilm(film)} />;
}

function useFilm({ film, label }: Named): ComponentProps<typeof FilmInPlace> {
  const { films, messages, language } = useServices().content;
  const { cues = [], scenes = [], isNarrated = false } = films[film] ?? {};
  return {
    film,
    label: isNarrated ? label : `${label} (${messages.film.titlesOnly})`,
    texts: messages.film,
    transcript: cues.map(({ words }, i) => [words, scenes[i]?.caption].filter(Boolean).join(" ")),
    captions: isNarrated ? captionsIn[language] : ["en"],
  };
}
