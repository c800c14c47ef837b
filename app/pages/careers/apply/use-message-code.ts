import { useEffect, useRef } from "react";

/** WebOTP, which TypeScript does not know: the code of a message that names this site, if the visitor agrees. */
type MessageCredential = { code?: string };

/** Fills in the code as the message arrives, in browsers that read it; others offer it above the keyboard. */
export function useMessageCode(fieldId: string, use: (code: string) => void) {
  const latest = useRef(use);
  useEffect(() => {
    latest.current = use;
  });
  useEffect(() => {
    if (!("OTPCredential" in window)) return undefined;
    const stop = new AbortController();
    void waitForCode(stop.signal).then((code) => {
      const field = document.getElementById(fieldId);
      if (!code || !(field instanceof HTMLInputElement)) return undefined;
      field.value = code;
      return latest.current(code);
    });
    return () => stop.abort();
  }, [fieldId]);
}

/** Nothing where the visitor refuses, waits too long, or types it meanwhile. */
async function waitForCode(signal: AbortSignal) {
  // The casts: what TypeScript does not know of.
  const wanted = { otp: { transport: ["sms"] }, signal } as CredentialRequestOptions;
  try {
    const found = (await navigator.credentials.get(wanted)) as MessageCredential | null;
    return found?.code;
  } catch {
    return undefined;
  }
}
