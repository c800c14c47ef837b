const address = "https://www.google.com/recaptcha/api.js?render=explicit";
const patienceMs = 10_000;

/** The part of Google's API that is used here. */
type Grecaptcha = {
  ready(call: () => void): void;
  render(place: HTMLElement, options: { sitekey: string; callback: () => void }): number;
  getResponse(box: number): string;
  reset(box: number): void;
};

declare global {
  var grecaptcha: Grecaptcha | undefined;
}

export type GoogleBox = { token(): string | undefined; reset(): void };
type Options = { siteKey: string; onTick: () => void };

/** Loads Google's script and returns a function that renders a box; throws if the script does not load in time. */
export async function loadGoogle(): Promise<(place: HTMLElement, options: Options) => GoogleBox> {
  if (!globalThis.grecaptcha) await loadScript();
  const google = globalThis.grecaptcha;
  if (!google) throw new Error("Google's script does not work here");
  await new Promise<void>((resolve) => google.ready(resolve));
  return (place, { siteKey, onTick }) => {
    const box = google.render(place, { sitekey: siteKey, callback: onTick });
    return {
      token: () => google.getResponse(box) || undefined,
      reset: () => google.reset(box),
    };
  };
}

function loadScript() {
  const script = document.createElement("script");
  script.src = address;
  return new Promise<void>((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new Error("Google's script did not come")), patienceMs);
    script.addEventListener("load", () => (clearTimeout(tooLate), resolve()));
    script.addEventListener("error", () => (clearTimeout(tooLate), script.remove(), reject()));
    document.head.append(script);
  });
}
