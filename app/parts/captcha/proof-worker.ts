// oxlint-disable-next-line import/default -- Vite makes it: the address of the file of the worker
import script from "./solve.worker.ts?worker&url";

/** As much of https://www.w3.org/TR/trusted-types as is used here; TypeScript does not know it. */
declare global {
  var trustedTypes:
    | { createPolicy(name: string, rules: { createScriptURL(): string }): ScriptPolicy }
    | undefined;
}
type ScriptPolicy = { createScriptURL(text: string): string };

/** The content policy lets nothing but this name a script; whatever it is asked, it names the one worker. */
const policy = globalThis.trustedTypes?.createPolicy("proof-worker", {
  createScriptURL: () => script,
});

/** Brings the file of the worker here. A worker whose file does not come says nothing of it; this fails, or waits. */
export async function fetchProofWorker(): Promise<void> {
  const response = await fetch(script);
  const type = response.headers.get("Content-Type") ?? "";
  if (!response.ok || !type.includes("javascript")) throw new Error(`${script} is no script`);
  await response.text();
}

export const startProofWorker = () => new Worker(policy?.createScriptURL("") ?? script);
