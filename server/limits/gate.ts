/** Thrown in place of work for which there is no room. */
export class Overloaded extends Error {}

type GateOptions = {
  /** Tasks at the same time. */
  atOnce: number;
  /** Tasks that may wait; later ones are refused. */
  waiting: number;
  /** Tasks of both kinds that one client may have, so that it does not take the room of all others. */
  mostOfOne: number;
};

/** `whose`: the client that asked; without one a task counts for all together alone. */
export type Gate = <T>(work: () => Promise<T>, whose?: string) => Promise<T>;

/** The event loop takes one new connection a turn: so many are let in before each piece of work. */
const turnsBefore = 32;

/**
 * Bounds work that takes the processor, so that a flood of it leaves time for everything else. A page is rendered
 * without a pause: before each, the others who ask are read, and answered or refused where that costs nothing.
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

/** Lets what begins at the same moment begin one after another, with everybody else in between. */
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
