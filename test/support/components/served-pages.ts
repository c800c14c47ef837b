import { afterAll, beforeAll, beforeEach, vi } from "vitest";

type Answer = string | 500 | "offline" | "never";

export type Pages = Record<string, Answer>;

/**
 * Replaces the network below `XMLHttpRequest` in all tests of a file, with pages by path and connection failures, which
 * may change meanwhile. Returns the requested paths, with their posted bodies.
 */
export function servePages(pages: Pages): string[] {
  const asked: string[] = [];
  class Request extends EventTarget {
    status = 0;
    responseType = "";
    responseXML: Document | null = null;
    #path = "";
    #asksForPart = false;

    open(_method: string, href: string) {
      this.#path = new URL(href, location.href).pathname;
    }

    /** Only a request with the part header gets a part: any other page would break the content policy. */
    setRequestHeader(name: string, value: string) {
      this.#asksForPart = name === "X-Page-Part" && value === "1";
    }

    send(posted?: URLSearchParams) {
      asked.push(posted ? `${this.#path} ${posted.toString()}` : this.#path);
      const answer = this.#asksForPart ? pages[this.#path] : 500;
      queueMicrotask(() => this.#answer(answer));
    }

    #answer(answer: Answer | undefined) {
      if (answer === "never") return;
      if (answer === "offline") return this.dispatchEvent(new Event("error"));
      this.status = answer === undefined ? 404 : answer === 500 ? 500 : 200;
      const html = typeof answer === "string" ? answer : "<h1>Error</h1>";
      this.responseXML = new DOMParser().parseFromString(html, "text/html");
      this.dispatchEvent(new Event("load"));
    }
  }
  beforeAll(() => void vi.stubGlobal("XMLHttpRequest", Request));
  beforeEach(() => void (asked.length = 0));
  afterAll(() => void vi.unstubAllGlobals());
  return asked;
}

/** The URLs to which the page would have gone, in each test of a file. */
export function watchLeaving() {
  const assign = vi.spyOn(location, "assign").mockReturnValue();
  const reload = vi.spyOn(location, "reload").mockReturnValue();
  beforeEach(() => {
    assign.mockClear();
    reload.mockClear();
  });
  afterAll(() => {
    assign.mockRestore();
    reload.mockRestore();
  });
  return { assign, reload };
}
