import { type JSHandle, type Page, test as base } from "@playwright/test";
import { visitorHeaders } from "./visitor-address.ts";

/** An element as it is read: its words with one space for each gap, and its attributes. */
type Part = { words: string; attributes: Readonly<Record<string, string>> };

/** A page as a browser without script gets it. Nothing of it is shown. */
export class PlainPage {
  readonly status: number;
  readonly headers: Headers;
  /** Path and query, after redirects. */
  readonly address: string;
  readonly html: string;
  readonly document: JSHandle<Document>;

  constructor({ status, headers, url }: Response, html: string, document: JSHandle<Document>) {
    const { pathname, search } = new URL(url);
    this.status = status;
    this.headers = headers;
    this.address = pathname + search;
    this.html = html;
    this.document = document;
  }

  async all(selector: string): Promise<Part[]> {
    const found = await this.document.evaluate(
      (page, wanted) =>
        [...page.querySelectorAll(wanted)].map((element) => ({
          words: element.textContent,
          attributes: Object.fromEntries(
            [...element.attributes].map((each) => [each.name, each.value]),
          ),
        })),
      selector,
    );
    return found.map(({ words, attributes }) => ({ words: readable(words), attributes }));
  }

  async text(selector = "main"): Promise<string> {
    const [first] = await this.all(selector);
    return first?.words ?? "";
  }

  /** Where a link of the main part leads, by its words. */
  async hrefOf(words: string): Promise<string> {
    const links = await this.all("main a[href]");
    const found = links.find((link) => link.words === words);
    if (!found) throw new Error(`No link "${words}" on ${this.address} (${this.status})`);
    return found.attributes["href"] ?? "";
  }

  /** The errors beside the fields, by the fields' names. */
  async errors(): Promise<Record<string, string>> {
    const fields = await this.all("[aria-invalid=true]");
    const described = fields.map(async ({ attributes }) => {
      const [id = ""] = (attributes["aria-describedby"] ?? "").split(" ");
      return [attributes["name"] ?? "", await this.text(`[id="${id}"]`)] as const;
    });
    return Object.fromEntries(await Promise.all(described));
  }

  /** The value of a field that a form of the main part would send. */
  valueOf(name: string): Promise<string | undefined> {
    return this.document.evaluate(
      (page, wanted) =>
        [...page.querySelectorAll<HTMLFormElement>("main form")]
          .map((form) => new FormData(form).get(wanted))
          .find((value) => typeof value === "string"),
      name,
    );
  }
}

type Sent = {
  /** The button that is pressed, by its words. */
  button: string;
  /** The typed values by the names of fields; each field must be there. */
  fields?: Readonly<Record<string, string | File>>;
  /** The origin that the browser names; none for a page of ours. */
  origin?: string;
};

/** A page without script, shared by the tests of a worker. */
let reader: Promise<Page> | undefined;

/** For tests that need nothing shown: a visitor who reads pages and sends their forms. */
export const test = base.extend<{ visitor: PlainVisitor }>({
  visitor: async ({ baseURL, browser }, use) => {
    reader ??= browser.newPage();
    await use(plainVisitor(`${baseURL}`, await reader));
  },
});

export type PlainVisitor = ReturnType<typeof plainVisitor>;

function plainVisitor(origin: string, reads: Page) {
  const headers = visitorHeaders();

  async function ask(address: string, init: RequestInit = {}): Promise<PlainPage> {
    const response = await fetch(new URL(address, origin), {
      ...init,
      headers: { ...headers, ...init.headers },
    });
    const html = await response.text();
    return new PlainPage(response, html, await reads.evaluateHandle(parse, html));
  }

  return {
    open: (address: string) => ask(address),
    /** Opens what a link of the page leads to. */
    follow: async (page: PlainPage, words: string) => ask(await page.hrefOf(words)),
    /** Sends the form that holds a button, with its hidden fields and what it shows. */
    async send(page: PlainPage, { button, fields = {}, origin: named }: Sent) {
      const form = await page.document.evaluate(readForm, button);
      if (!form) throw new Error(`No button "${button}" on ${page.address} (${page.status})`);
      const body = new FormData();
      for (const [name, value] of form.entries) if (!(name in fields)) body.append(name, value);
      for (const [name, value] of Object.entries(fields)) {
        if (!form.names.includes(name)) throw new Error(`There is no field ${name}`);
        body.append(name, value);
      }
      const query = new URLSearchParams(
        [...body].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
      );
      const action = new URL(form.action ?? page.address, origin);
      if (form.method === "post")
        return ask(action.href, {
          method: "POST",
          body: form.takesFiles ? body : query,
          headers: named === undefined ? {} : { Origin: named },
        });
      action.search = query.toString();
      return ask(action.href);
    },
  };
}

const readable = (words: string) => words.replaceAll(/[ \t\n]+/g, " ").trim();

/** Runs in the page. */
function parse(html: string) {
  const page = new DOMParser().parseFromString(html, "text/html");
  // No words for anybody.
  for (const each of page.querySelectorAll("main script, main style")) each.remove();
  return page;
}

/** Runs in the page. */
function readForm(page: Document, words: string) {
  const button = [...page.querySelectorAll<HTMLButtonElement>("main button")].find(
    ({ textContent, ariaLabel }) => textContent.trim() === words || ariaLabel === words,
  );
  const form = button?.form;
  if (!form) return undefined;
  const entries = [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  if (button.name) entries.push([button.name, button.value]);
  return {
    entries,
    names: [...form.querySelectorAll("[name]")].map((field) => field.getAttribute("name")),
    action: form.getAttribute("action"),
    method: form.getAttribute("method"),
    takesFiles:
      (button.getAttribute("formenctype") ?? form.getAttribute("enctype")) ===
      "multipart/form-data",
  };
}
