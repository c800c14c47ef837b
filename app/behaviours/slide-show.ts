import { isDataSaved } from "./is-data-saved.ts";

const slideMs = 5000;
/** Safari supports it from 15.4 on. */
const focusVisible = CSS.supports("selector(:focus-visible)") ? ":focus-visible" : ":focus";

/**
 * Turns slides side by side in a scrolling row into the APG carousel of PAG-6 and PAG-7: a slide every five seconds,
 * dots that jump and restart the clock, wrap-around. It pauses under the pointer and in a hidden tab. It stops if the
 * visitor prefers less motion or data, moves the keyboard focus into it or presses Stop, which becomes Start.
 */
class SlideShow extends HTMLElement {
  private slides: HTMLElement[] = [];
  private dots: HTMLAnchorElement[] = [];
  private stopButton: HTMLButtonElement | null = null;
  private timer: ReturnType<typeof setInterval> | undefined;
  private shown = 0;
  private isStopped = false;
  private readonly tab = new AbortController();

  connectedCallback() {
    this.slides = [...this.querySelectorAll<HTMLElement>("[data-slide]")];
    this.dots = [...this.querySelectorAll<HTMLAnchorElement>("[data-dot]")];
    this.stopButton = this.querySelector("button[data-stop]");
    if (this.slides.length < 2) return;

    const { signal } = this.tab;
    this.stopButton?.addEventListener("click", () => (this.isStopped ? this.start() : this.stop()));
    this.dots.forEach((dot, i) =>
      dot.addEventListener("click", (event) => {
        event.preventDefault();
        this.show(i);
        this.restart();
      }),
    );
    this.addEventListener("pointerenter", () => this.rest());
    this.addEventListener("pointerleave", () => this.restart());
    this.addEventListener("focusin", ({ target }) => {
      if (target instanceof Element && target.matches(focusVisible) && target !== this.stopButton)
        this.stop();
    });
    document.addEventListener("visibilitychange", () => this.restart(), { signal });

    this.dataset["ready"] = "";
    const row = this.querySelector<HTMLElement>("[data-slides]");
    const region = row?.parentElement;
    // The row no longer scrolls, and its name becomes that of the carousel around it. A row that has the focus keeps it.
    region?.setAttribute("role", "region");
    region?.setAttribute("aria-label", row?.getAttribute("aria-label") ?? "");
    region?.setAttribute("aria-roledescription", region.getAttribute("data-role") ?? "");
    row?.removeAttribute("role");
    row?.removeAttribute("aria-label");
    if (row && !row.matches(":focus")) row.removeAttribute("tabindex");
    if (this.stopButton) this.stopButton.hidden = false;
    // The URL fragment names the slide if a dot was pressed before the script arrived.
    this.show(
      Math.max(
        0,
        this.dots.findIndex(({ hash }) => hash !== "" && hash === location.hash),
      ),
    );
    if (isCalmWanted()) this.stop();
    else this.start();
  }

  disconnectedCallback() {
    this.rest();
    this.tab.abort();
  }

  private show(next: number) {
    if (next !== this.shown) this.dataset["turned"] = "";
    this.shown = (next + this.slides.length) % this.slides.length;
    this.slides.forEach((slide, i) => {
      slide.inert = i !== this.shown;
      slide.toggleAttribute("data-shown", i === this.shown);
    });
    this.dots.forEach((dot, i) => {
      if (i === this.shown) dot.setAttribute("aria-current", "true");
      else dot.removeAttribute("aria-current");
    });
  }

  private start() {
    this.isStopped = false;
    this.restart();
    this.tell();
  }

  private stop() {
    this.isStopped = true;
    this.rest();
    this.tell();
  }

  private rest() {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private restart() {
    this.rest();
    if (this.isStopped || document.hidden) return;
    this.timer = setInterval(() => this.show(this.shown + 1), slideMs);
  }

  /** Announces slides only while the show is stopped: then the visitor turns them. */
  private tell() {
    this.dataset["state"] = this.isStopped ? "stopped" : "playing";
    this.querySelector("[data-slides]")?.setAttribute(
      "aria-live",
      this.isStopped ? "polite" : "off",
    );
    const { start, stop } = this.stopButton?.dataset ?? {};
    this.stopButton?.setAttribute("aria-label", (this.isStopped ? start : stop) ?? "");
  }
}

const isCalmWanted = () => isDataSaved() || matchMedia("(prefers-reduced-motion: reduce)").matches;

customElements.define("slide-show", SlideShow);
