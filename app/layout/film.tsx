import type { ComponentProps } from "react";
import { useServices } from "#app/lib/services.tsx";
import { FilmDialog } from "#app/ui/film-dialog.tsx";

type FilmProps = Pick<ComponentProps<typeof FilmDialog>, "film" | "label" | "variant">;

/** A film of `content/films`, played in a dialog over the page. */
export function Film({ film, ...look }: FilmProps) {
  const { films, messages } = useServices().content;
  const cues = films[film]?.cues ?? [];
  return (
    <FilmDialog
      film={film}
      texts={messages.film}
      transcript={cues.map(({ words }) => words)}
      {...look}
    />
  );
}
