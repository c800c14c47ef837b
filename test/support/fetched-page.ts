import { type APIRequestContext, expect } from "@playwright/test";
import { Window } from "happy-dom";
import { content } from "./content.ts";

const { DOMParser } = new Window();

/** A page as the server sends it, read without a browser: for what no script and no style decides. */
export async function fetchPage(request: APIRequestContext, address: string) {
  const response = await request.get(address, { maxRedirects: 0 });
  const page = readPage(await response.text());
  return { status: response.status(), headers: response.headers(), ...page };
}

/** The parts of a page, by selectors. */
export function readPage(html: string) {
  const document = new DOMParser().parseFromString(html, "text/html");
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return {
    document,
    /** The text of each element, as a reader sees it: spaces and hints where to break a word do not count. */
    texts: (selector: string) => all(selector).map(({ textContent }) => readable(textContent)),
    text: (selector: string) => readable(document.querySelector(selector)?.textContent ?? ""),
    /** An attribute of each element; an empty text where it is missing. */
    values: (selector: string, attribute: string) =>
      all(selector).map((element) => element.getAttribute(attribute) ?? ""),
  };
}

const readable = (text: string) => text.replaceAll(/[\s\u00ad\u200b]+/g, " ").trim();

/** Data for search engines of one kind that a page holds, `undefined` where it holds none. */
export function dataIn({ texts }: { texts: (selector: string) => string[] }, type: string) {
  return texts('script[type="application/ld+json"]')
    .map((text): unknown => JSON.parse(text))
    .find((data) => data instanceof Object && "@type" in data && data["@type"] === type);
}

/** Each of the addresses answers as one that is not there, and names itself. */
export async function expectNotFound(request: APIRequestContext, addresses: readonly string[]) {
  for (const address of addresses) {
    const { status, text } = await fetchPage(request, address);
    expect.soft(status, address).toBe(404);
    expect.soft(text("h1")).toBe(content.messages.notFound.heading.replace("{address}", address));
  }
}
