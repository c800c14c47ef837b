import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "../form/button.tsx";
import { Icon, preloadIcons } from "../media/icon.tsx";
import { useErrorTitle } from "./use-error-title.ts";
import spinner from "./spinner.module.css";
import styles from "./submission-overlay.module.css";

type SubmissionState = "submitting" | "submitted" | "failed";

type Lines = { heading: string; text: string };

type SubmissionOverlayProps = {
  /** Undefined while no form is being sent and no outcome is shown. */
  state: SubmissionState | undefined;
  texts: Readonly<Record<SubmissionState, Lines>> & { back: string };
  onBack: () => void;
  /** The reference or the reason beside the state. */
  children?: ReactNode;
  /** The progress of an upload, and further buttons. */
  controls?: ReactNode;
};

const icons = {
  submitted: "check-circle-fill",
  failed: "warning-circle-fill",
  back: "arrow-left-bold",
};

/**
 * FRM-7: the outcome of a form in a modal dialog, which cannot be closed while the form is being sent. Screen readers
 * announce each change: the focus moves to the heading, whose description is the rest of the state's text. Each state
 * has a heading of its own: a heading that keeps the focus while its words change is silent.
 */
export function SubmissionOverlay({
  state,
  texts,
  onBack,
  children,
  controls,
}: SubmissionOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  // A failure may be due to a lost connection.
  useEffect(() => preloadIcons([icons.failed, icons.back]), []);

  // Only `showModal` opens a dialog over the page.
  useEffect(() => {
    if (!dialog.current) return;
    if (!state) return close(dialog.current);
    if (!dialog.current.hasAttribute("open")) open(dialog.current);
    heading.current?.focus();
  }, [state]);

  useErrorTitle(heading, state === "failed");

  // The second press of a double click is on the dialog and would take the focus from the heading.
  useEffect(() => {
    const element = dialog.current;
    if (state !== "submitting" || !element) return;
    const keepFocus = (event: Event) => event.preventDefault();
    element.addEventListener("mousedown", keepFocus);
    return () => element.removeEventListener("mousedown", keepFocus);
  }, [state]);

  function leave(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (state !== "submitting") onBack();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-heading`}
      onKeyDown={leave}
      onCancel={(event) => event.preventDefault()}
    >
      {state && (
        <div key={state} className={styles.box} data-state={state}>
          {state === "submitting" ? (
            <span className={spinner.ring} aria-hidden="true" />
          ) : (
            <Icon name={icons[state]} className={styles.sign} />
          )}
          <h2
            className={styles.heading}
            id={`${id}-heading`}
            aria-describedby={`${id}-text`}
            ref={heading}
            tabIndex={-1}
          >
            {texts[state].heading}
          </h2>
          <div className={styles.text} id={`${id}-text`}>
            <p>{texts[state].text}</p>
            {children}
          </div>
          {controls}
          {state !== "submitting" && (
            <Button onClick={onBack}>
              <Icon name={icons.back} />
              {texts.back}
            </Button>
          )}
        </div>
      )}
    </dialog>
  );
}

// Before Safari 15.4 a dialog is an element like any other, so it is shown in the page.
function open(dialog: HTMLDialogElement) {
  if ("showModal" in dialog) dialog.showModal();
  else (dialog as HTMLElement).setAttribute("open", "");
}

function close(dialog: HTMLDialogElement) {
  if ("close" in dialog) dialog.close();
  else (dialog as HTMLElement).removeAttribute("open");
}
