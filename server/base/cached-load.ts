type Load<T> = { value: Promise<T>; at: number };

/** Caches a loaded value for all callers until it expires or is forgotten. A failed load is not cached. */
export function cachedLoad<T>(
  load: () => Promise<T>,
  { keptMs, now }: { keptMs: number; now: () => number } = { keptMs: Infinity, now: () => 0 },
) {
  let kept: Load<T> | undefined;
  return {
    get(): Promise<T> {
      if (kept && now() < kept.at + keptMs) return kept.value;
      const begun = { value: load(), at: now() };
      kept = begun;
      begun.value.catch(() => {
        if (kept === begun) kept = undefined;
      });
      return begun.value;
    },
    forget() {
      kept = undefined;
    },
  };
}
