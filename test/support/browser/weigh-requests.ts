import type { Page, Request } from "@playwright/test";

/**
 * The requests that end from now on. They are weighed when a test asks: one that ends later has no size once its page
 * is closed.
 */
export function weighRequests(page: Page, isWeighed: (url: string) => boolean = () => true) {
  const finished: Request[] = [];
  page.on("requestfinished", (request) => {
    if (isWeighed(request.url())) finished.push(request);
  });
  return {
    count: () => finished.length,
    /** Bytes on the wire. */
    async sum() {
      const sizes = await Promise.all(finished.map((request) => request.sizes()));
      const add = (part: "responseBodySize" | "responseHeadersSize") =>
        sizes.reduce((all, size) => all + size[part], 0);
      return { bodies: add("responseBodySize"), headers: add("responseHeadersSize") };
    },
  };
}
