/** Thrown if there is no room for the work. */
export class Overloaded extends Error {}

type GateOptions = {
  /** Tasks at the same time. */
  atOnce: number;
  /** Tasks that may wait; later ones are refused. */
  waiting: number;
  /** Running and waiting tasks of one client, so that others get places too. */
  mostOfOne: number;
};

/** `whose`: the client. A task without a client counts towards the total only. */
export type Gate = <T>(work: () => Promise<T>, whose?: string) => Promise<T>;

/** The event loop accepts one connection in each turn: before each task it runs this number of turns. */
const turnsBefore = 32;

/**
 * Limits CPU-bound work, so that a flood of it does not block other requests. A render cannot be interrupted: before
 * each, waiting requests are read, and the cheap ones answered or refused.
 */
export function createGate({ atOnce, waiting, mostOfOne }: GateOptions): Gate {
  const queue: (() => void)[] = [];
  const ofClients = createCounts();
  let running = 0;
  let isLettingIn = false;

  function schedule() {
    if (isLettingIn || running >= atOnce || queue.length === 0) return;
    isLettingIn = true;
    setImmediate(letIn, turnsBefore);
  }

  function letIn(turnsLeft: number) {
    if (turnsLeft > 1) return setImmediate(letIn, turnsLeft - 1);
    isLettingIn = false;
    running += 1;
    queue.shift()?.();
    schedule();
  }

  return async (work, whose) => {
    if (queue.length >= waiting + atOnce - running) throw new Overloaded("Too much waits already");
    if (ofClients.of(whose) >= mostOfOne) throw new Overloaded("Too much of one client waits");
    ofClients.add(whose, 1);
    await new Promise<void>((resolve) => {
      queue.push(resolve);
      schedule();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      ofClients.add(whose, -1);
      schedule();
    }
  };
}

/** Starts simultaneous callers one at a time, with other requests in between. */
export function createTurns(waiting = Infinity): () => Promise<void> {
  const gate = createGate({ atOnce: 1, waiting, mostOfOne: Infinity });
  return () => gate(() => Promise.resolve());
}

function createCounts() {
  const counts = new Map<string, number>();
  const of = (name: string | undefined) => counts.get(name ?? "") ?? 0;
  return {
    of,
    add(name: string | undefined, by: 1 | -1) {
      if (name === undefined) return;
      const count = of(name) + by;
      if (count > 0) counts.set(name, count);
      else counts.delete(name);
    },
  };
}
