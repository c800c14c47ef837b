import { addressesOf } from "#app/pages/derived.ts";
import { publishedContentAt } from "#model/dates/published-content-at.ts";
import type { Contents } from "#model/content.ts";
import { nextChange } from "#domain/time/live.ts";

type LiveContentOptions = {
  /** Names what `load` will read. */
  revision?: () => string;
  /** Reads all there is; throws where it has mistakes. */
  load: () => Contents;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called with what visitors see from now on, and what they saw before. */
  onChange?: (seen: Contents, before: Contents) => void;
};

/**
 * The content as visitors are to see it now. What is seen is worked out once for each stretch of time in which nothing
 * begins or ends: until then `current` costs a comparison, and gives the same object.
 */
export function openLiveContent({
  load,
  revision = () => "",
  now,
  onChange = () => undefined,
}: LiveContentOptions) {
  let { all, name } = read();
  let hasFailed = false;
  let { seen, until } = view(all, now());

  return {
    current(): Contents {
      if (now() >= until) look();
      return seen;
    },
    /** Reads it anew; with a mistake in it, it throws and the old content stays. */
    reload() {
      hasFailed = true;
      ({ all, name } = read());
      hasFailed = false;
      look();
    },
    /** Names the content that is seen. */
    revision: () => name,
    /** False from a reading that failed to the next that does not. */
    isCurrent: () => !hasFailed,
  };

  function look() {
    const before = seen;
    ({ seen, until } = view(all, now()));
    onChange(seen, before);
  }

  function read() {
    // Named first: what is edited meanwhile then counts as different, and not as the same.
    const asItIs = revision();
    return { all: load(), name: asItIs };
  }
}

function view(all: Contents, now: number) {
  const times = all.en.dates.flatMap((each) => [
    ...each.times,
    ...each.confirmations.map(({ lapsesAt }) => ({ expireAt: lapsesAt })),
  ]);
  // Without times there is nothing to work out, at a start above all.
  const seen =
    times.length === 0
      ? all
      : {
          en: publishedContentAt(all.en, now, addressesOf),
          sw: publishedContentAt(all.sw, now, addressesOf),
        };
  return { seen, until: nextChange(times, now) };
}
