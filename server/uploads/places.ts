/** Below this number of bytes a sender counts as idle. */
const leastBytes = 1024;

type PlacesOptions = {
  most: number;
  /** The client whose places are counted together. */
  mostOfOne?: number;
  /** An upload that moved within this time keeps its place. */
  keptMs: number;
  now?: () => number;
};

export type Places = ReturnType<typeof createPlaces>;
export type Place = NonNullable<ReturnType<Places["take"]>>;

/**
 * Limits the senders at a time, and so their memory. When all places are taken, a new sender replaces the one idle for
 * longest, so that idle senders cannot block others.
 */
export function createPlaces(options: PlacesOptions) {
  const { most, mostOfOne = most, keptMs, now = () => performance.now() } = options;
  type Holder = { movedAt: number; onLost: () => void; sender: string | undefined };
  const holders = new Set<Holder>();

  function makeRoom() {
    if (holders.size < most) return true;
    let longest: Holder | undefined;
    for (const holder of holders)
      if (!longest || holder.movedAt < longest.movedAt) longest = holder;
    if (!longest || now() - longest.movedAt < keptMs) return false;
    holders.delete(longest);
    longest.onLost();
    return true;
  }

  function hasTooMany(sender: string | undefined) {
    if (sender === undefined || holders.size < mostOfOne) return false;
    return [...holders].filter((holder) => holder.sender === sender).length >= mostOfOne;
  }

  return {
    /** Undefined if no place is free. `onLost` is called when another upload takes the place. */
    take({ onLost, sender }: { onLost: () => void; sender?: string }) {
      if (hasTooMany(sender) || !makeRoom()) return undefined;
      const holder: Holder = { movedAt: now(), onLost, sender };
      holders.add(holder);
      let unmarked = 0;
      return {
        /** Reports received bytes. */
        moved(bytes: number) {
          unmarked += bytes;
          if (unmarked < leastBytes) return;
          unmarked = 0;
          holder.movedAt = now();
        },
        leave: () => void holders.delete(holder),
      };
    },
  };
}
