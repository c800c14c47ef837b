/** One who sends less than this in between counts as silent. */
const leastBytes = 1024;

export type Place = {
  /** Tells that so many bytes came. */
  moved(bytes: number): void;
  leave(): void;
};

type PlacesOptions = {
  most: number;
  /** Of one sender, where it is known who sends. */
  mostOfOne?: number;
  /** An upload that moved within this time keeps its place. */
  keptMs: number;
  now?: () => number;
};

export type Places = {
  /** `undefined` where none is free. `onLost` is called when another upload takes the place. */
  take(asked: { onLost: () => void; sender?: string }): Place | undefined;
};

/**
 * Room for so many senders at once, and so for what they hold in memory. When all places are taken, the sender who has
 * been silent for longest gives way: those who fall silent on purpose keep no one out.
 */
export function createPlaces(options: PlacesOptions): Places {
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
    take({ onLost, sender }) {
      if (hasTooMany(sender) || !makeRoom()) return undefined;
      const holder: Holder = { movedAt: now(), onLost, sender };
      holders.add(holder);
      let unmarked = 0;
      return {
        moved(bytes) {
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
