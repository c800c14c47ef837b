import "altcha/external";
import ProofWorker from "altcha/workers/pbkdf2?worker";
import * as z from "zod/mini";

export type Proof = { token: string; madeAt: number };

const patienceMs = 10_000;
const Answer = z.object({ code: z.literal(0), data: z.looseObject({}) });

globalThis.$altcha.algorithms.set("PBKDF2/SHA-256", () => new ProofWorker());

let widget: ReturnType<typeof mountWidget> | undefined;

/** Asks the server for a task and lets the widget do it, out of sight; throws where either fails. */
export async function makeProof(): Promise<Proof> {
  const madeAt = performance.now();
  const [solver, task] = await Promise.all([(widget ??= mountWidget()), fetchTask()]);
  await solver.configure({ challenge: JSON.stringify(task) });
  const token = (await solver.verify())?.payload;
  if (!token) throw new Error("The task was not done");
  return { token, madeAt };
}

async function fetchTask() {
  const response = await fetch("/api/captcha/challenge", {
    signal: AbortSignal.timeout(patienceMs),
  });
  return Answer.parse(await response.json()).data;
}

/** The widget shows nothing: the box a visitor ticks is ours, and there before any script is. */
async function mountWidget() {
  const element = document.createElement("altcha-widget");
  element.hidden = true;
  const isMounted = new Promise((resolve) => {
    element.addEventListener("load", resolve, { once: true });
  });
  document.body.append(element);
  await isMounted;
  // It would else watch how people move and scroll, and wait half a second for show.
  await element.configure({ humanInteractionSignature: false, minDuration: 0 });
  return element;
}
