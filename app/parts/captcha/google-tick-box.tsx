import { useEffect, useImperativeHandle, useRef, useState } from "react";
import type { GoogleBox } from "./load-google.ts";
import { TickBoxFrame } from "./tick-box-frame.tsx";
import type { TickBoxProps } from "./tick-box-props.ts";
import styles from "./tick-box.module.css";

/** Google's tick box, if the bank has chosen it. No request goes to Google before the form is touched. */
export function GoogleTickBox({
  id,
  siteKey,
  texts,
  error,
  onTick,
  ref,
}: TickBoxProps & { siteKey: string }) {
  const [hasFailed, setHasFailed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const box = useRef<GoogleBox>(undefined);

  async function show() {
    setHasFailed(false);
    try {
      // Imported only if the bank has chosen Google, so that other forms do not load it.
      const { loadGoogle } = await import("./load-google.ts");
      const google = await loadGoogle();
      if (!place.current || box.current) return;
      box.current = google(place.current, { siteKey, onTick: () => onTick?.() });
    } catch {
      setHasFailed(true);
    }
  }

  useImperativeHandle(ref, () => ({
    isTicked: () => box.current?.token() !== undefined,
    token: () => Promise.resolve(box.current?.token()),
    renew() {
      box.current?.reset();
      return false;
    },
    reset: () => box.current?.reset(),
  }));

  // Google's script renders into the page itself, once React has taken over.
  useEffect(() => {
    void show();
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);

  return (
    <TickBoxFrame {...{ id, texts, error, hasFailed }} onRetry={() => void show()}>
      <div
        className={styles.google}
        id={id}
        ref={place}
        tabIndex={-1}
        role="group"
        aria-label={texts.label}
        aria-describedby={error && `${id}-error`}
        data-invalid={error ? "" : undefined}
      />
    </TickBoxFrame>
  );
}
