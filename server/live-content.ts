import { addressesOf } from "#app/pages/page-lists.ts";
import { publishedContentAt } from "#model/published/published-content-at.ts";
import type { Contents } from "#model/content.ts";
import { nextChange } from "#domain/time/live.ts";
import { clockSkewMs } from "./limits/usage.store.ts";

type LiveContentOptions = {
  /** A revision of the files that `load` will read. */
  revision?: () => string;
  /** Reads the content; throws if it has mistakes. */
  load: () => Contents;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called with the new content for visitors. */
  onChange?: (seen: Contents) => void;
};

export type LiveContent = ReturnType<typeof openLiveContent>;

/**
 * The content that visitors see now. It is computed once for each period in which no record begins or ends; within it
 * `current` costs one comparison and returns the same object.
 */
export function openLiveContent({
  load,
  revision = () => "",
  now,
  onChange = () => undefined,
}: LiveContentOptions) {
  let { all, name } = read();
  let hasFailed = false;
  let lookedAt = now();
  let { seen, until } = view(all, lookedAt);

  return {
    current(): Contents {
      // After the clock is set back, later content must be hidden again.
      if (now() >= until || now() < lookedAt - clockSkewMs) look();
      return seen;
    },
    /** Reads the content again; if it has mistakes, throws and keeps the old content. */
    reload() {
      hasFailed = true;
      ({ all, name } = read());
      hasFailed = false;
      look();
    },
    /** The revision of the current content. */
    revision: () => name,
    /** False after a failed reload, until the next one that succeeds. */
    isCurrent: () => !hasFailed,
  };

  function look() {
    lookedAt = now();
    ({ seen, until } = view(all, lookedAt));
    onChange(seen);
  }

  function read() {
    // Computes the revision first, so that an edit during loading counts as a change.
    const asItIs = revision();
    return { all: load(), name: asItIs };
  }
}

function view(all: Contents, now: number) {
  const times = all.en.dates.flatMap((each) => each.times);
  // Content without dates is never filtered.
  const seen =
    times.length === 0
      ? all
      : {
          en: publishedContentAt(all.en, now, addressesOf),
          sw: publishedContentAt(all.sw, now, addressesOf),
        };
  return { seen, until: nextChange(times, now) };
}
