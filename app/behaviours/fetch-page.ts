import { partHeader } from "#domain/site/page-part.ts";

/**
 * Fetches a page of this site, or its answer to a posted form. The browser parses it as it arrives: Trusted Types
 * forbid scripts to parse text as HTML.
 */
export function fetchPage(href: string, posted?: URLSearchParams): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`${href} answered ${request.status}`));
    request.addEventListener("load", () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else fail();
    });
    request.addEventListener("error", fail);
    request.responseType = "document";
    request.open(posted ? "POST" : "GET", href);
    request.setRequestHeader(partHeader, "1");
    request.send(posted);
  });
}
