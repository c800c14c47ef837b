import { useEffect } from "react";

/** WebOTP, which TypeScript does not know: the code of a message for this site, if the visitor agrees. */
type MessageCredential = { code?: string };

/** Sends the code when the message arrives, in browsers with WebOTP; others offer it above the keyboard. */
export function useMessageCode(fieldId: string) {
  useEffect(() => {
    if (!("OTPCredential" in window)) return undefined;
    const stop = new AbortController();
    void waitForCode(stop.signal).then((code) => {
      const field = document.getElementById(fieldId);
      if (!code || !(field instanceof HTMLInputElement)) return undefined;
      field.value = code;
      return field.form?.querySelector("button")?.click();
    });
    return () => stop.abort();
  }, [fieldId]);
}

/** The code; undefined if the visitor refuses or leaves the step, or if the browser gives up waiting. */
async function waitForCode(signal: AbortSignal) {
  // The casts: TypeScript does not know WebOTP.
  const wanted = { otp: { transport: ["sms"] }, signal } as CredentialRequestOptions;
  try {
    const found = (await navigator.credentials.get(wanted)) as MessageCredential | null;
    return found?.code;
  } catch {
    return undefined;
  }
}
