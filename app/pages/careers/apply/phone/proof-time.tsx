import { useEffect, useState } from "react";
import { proofLifeSeconds } from "#domain/forms/phone-code.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { formatTime, nairobiTime } from "#domain/time/time-of-day.ts";
import { Button } from "#app/ui/form/button.tsx";
import type { ApplicationTexts } from "../application-view.ts";
import stack from "#app/ui/stack.module.css";
import styles from "../job-application.module.css";

const proofLifeMs = proofLifeSeconds * 1000;
const warnedMs = 5 * 60_000;

type ProofTimeProps = { proof: string; texts: ApplicationTexts };

/**
 * How long the proof of the phone is valid, a warning before it expires, and a button to renew it. The button sends the
 * form, whose answers are back after the new code.
 */
export function ProofTime({ proof, texts: { form, language } }: ProofTimeProps) {
  const ends = proofEnd(proof);
  const phase = usePhase(proof, ends);
  if (ends === undefined) return null;
  const time = formatTime(nairobiTime(ends), language);
  return (
    <div className={`${stack.tight} ${styles.proof}`}>
      <p>{fillText(form.proof.until, { time })}</p>
      <p role="status">{phase && <span key={phase}>{form.proof[phase]}</span>}</p>
      <Button
        type="submit"
        variant="quiet"
        name="renew"
        value="true"
        formEncType="application/x-www-form-urlencoded"
      >
        {form.proof.renew}
      </Button>
    </div>
  );
}

function usePhase(proof: string, ends: number | undefined) {
  const [phase, setPhase] = useState<"soon" | "over">();
  useEffect(() => {
    if (ends === undefined) return undefined;
    const until = byOwnClock(proof, ends);
    const tick = () => {
      const left = until - Date.now();
      if (left > warnedMs) setPhase(undefined);
      else setPhase(left > 0 ? "soon" : "over");
    };
    tick();
    const timer = setInterval(tick, 10_000);
    return () => clearInterval(timer);
  }, [proof, ends]);
  return phase;
}

const ownEnds = new Map<string, number>();

/** If the device's clock is wrong, counts from the moment when the device first had the proof. */
function byOwnClock(proof: string, ends: number): number {
  const left = ends - Date.now();
  const isSound = left > 0 && left <= proofLifeMs;
  const known = ownEnds.get(proof) ?? (isSound ? ends : Date.now() + proofLifeMs);
  ownEnds.set(proof, known);
  return known;
}

/** The moment (ms since 1970) at which a proof of the phone expires; only the server can verify it. */
function proofEnd(proof: string): number | undefined {
  const [, payload = ""] = proof.split(".");
  try {
    const text = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    const { exp }: { exp?: unknown } = Object(JSON.parse(text));
    return typeof exp === "number" ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}
