import { contentAt } from "#content/content-at.ts";
import type { Contents } from "#content/load-languages.ts";
import { nextChange } from "#domain/live.ts";

type LiveContentOptions = {
  /** Reads all there is; throws where it has mistakes. */
  load: () => Contents;
  /** Milliseconds since 1970. */
  now: () => number;
};

/**
 * The content as visitors are to see it now. What is seen is worked out once for each stretch of time in which nothing
 * begins or ends: until then `current` costs a comparison, and gives the same object.
 */
export function openLiveContent({ load, now }: LiveContentOptions) {
  let all = load();
  let { seen, until } = view(all, now());

  return {
    current(): Contents {
      if (now() >= until) ({ seen, until } = view(all, now()));
      return seen;
    },
    /** Reads it anew; with a mistake in it, it throws and the old content stays. */
    reload() {
      all = load();
      ({ seen, until } = view(all, now()));
    },
  };
}

function view(all: Contents, now: number) {
  const times = all.en.dates.flatMap((each) => each.times);
  // Without times there is nothing to work out, at a start above all.
  const seen =
    times.length === 0 ? all : { en: contentAt(all.en, now), sw: contentAt(all.sw, now) };
  return { seen, until: nextChange(times, now) };
}
