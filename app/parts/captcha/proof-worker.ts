// oxlint-disable-next-line import/default -- Vite makes it: the address of the file of the worker
import script from "./solve.worker.ts?worker&url";

/** The part of https://www.w3.org/TR/trusted-types that is used here; TypeScript does not know it. */
declare global {
  var trustedTypes:
    | { createPolicy(name: string, rules: { createScriptURL(): string }): ScriptPolicy }
    | undefined;
}
type ScriptPolicy = { createScriptURL(text: string): string };

/**
 * The content security policy allows only this Trusted Types policy, which returns the URL of one worker for any input.
 */
const policy = globalThis.trustedTypes?.createPolicy("proof-worker", {
  createScriptURL: () => script,
});

/** Fetches the worker's file in advance: a worker that fails to load reports nothing, but this promise rejects. */
export async function fetchProofWorker(): Promise<void> {
  const response = await fetch(script);
  const type = response.headers.get("Content-Type") ?? "";
  if (!response.ok || !type.includes("javascript")) throw new Error(`${script} is no script`);
  await response.text();
}

export const startProofWorker = () => new Worker(policy?.createScriptURL("") ?? script);
