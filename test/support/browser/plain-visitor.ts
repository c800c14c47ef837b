import { type HTMLFormElement, Window } from "happy-dom";
import { visitorHeaders } from "#test/support/records/visitor-address.ts";

const { DOMParser, FormData: FieldsOf } = new Window();

/** A page as a browser without script gets it, by selectors. Nothing of it is shown. */
export type PlainPage = ReturnType<typeof readPage>;

function readPage(html: string, { status = 200, headers = new Headers(), address = "" } = {}) {
  const document = new DOMParser().parseFromString(html, "text/html");
  const find = (selector: string) => [...document.querySelectorAll(selector)];
  const page = {
    status,
    headers,
    /** Path and query, after redirects. */
    address,
    html,
    document,
    texts: (selector: string) => find(selector).map(wordsOf),
    text(selector = "main") {
      const first = document.querySelector(selector);
      return first ? wordsOf(first) : "";
    },
    /** An attribute of each element; an empty text where it is missing. */
    values: (selector: string, attribute: string) =>
      find(selector).map((element) => element.getAttribute(attribute) ?? ""),
    /** The target of a link in the main part, by its text. */
    hrefOf(words: string): string {
      const found = find("main a[href]").find((link) => wordsOf(link) === words);
      if (!found) throw new Error(`No link "${words}" on ${address} (${status})`);
      return found.getAttribute("href") ?? "";
    },
    /** The errors beside the fields, by the fields' names. */
    errors: (): Record<string, string> =>
      Object.fromEntries(
        find("[aria-invalid=true]").map((field) => {
          const [id = ""] = (field.getAttribute("aria-describedby") ?? "").split(" ");
          return [field.getAttribute("name") ?? "", page.text(`[id="${id}"]`)];
        }),
      ),
    /** The value of a field that a form of the main part would send. */
    valueOf: (name: string): string | undefined =>
      [...document.forms]
        .filter((form) => form.closest("main"))
        .flatMap(fieldsOf)
        .find(([each]) => each === name)?.[1],
  };
  const ids = page.values("[id]", "id");
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  // A label, heading or link would match the first of several.
  if (twice.length > 0) throw new Error(`${address} has an id twice: ${twice.join(", ")}`);
  return page;
}

type Element = NonNullable<ReturnType<PlainPage["document"]["querySelector"]>>;

const attributesOf = (element: Element): Readonly<Record<string, string>> =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value ?? ""]));

/** Text as a reader sees it: single spaces, without soft hyphens. */
function wordsOf(element: Element): string {
  const hidden = [...element.querySelectorAll("main script, main style")];
  const text = hidden.reduce(
    (words, { textContent }) => words.replace(textContent, ""),
    element.textContent,
  );
  return text
    .replaceAll(/[\u00ad\u200b]/g, "")
    .replaceAll(/[ \t\n]+/g, " ")
    .trim();
}

const fieldsOf = (form: HTMLFormElement) =>
  [...new FieldsOf(form)].flatMap(([name, value]): [string, string][] => {
    // The parser of happy-dom selects the first option of a list, whichever is marked.
    const marked = form.querySelector(`select[name="${name}"] option[selected]`);
    return typeof value === "string" ? [[name, marked?.getAttribute("value") ?? value]] : [];
  });

/** The structured data of one type on a page; `undefined` if there is none. */
export function dataIn({ document }: PlainPage, type: string) {
  return [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }): unknown => JSON.parse(textContent))
    .find((data) => data instanceof Object && "@type" in data && data["@type"] === type);
}

type Sent = {
  /** The button to press, by its text. */
  button: string;
  /** The values by field names; each field must exist. */
  fields?: Readonly<Record<string, string | File>>;
  /** The origin that the browser names; none for a page of ours. */
  origin?: string;
};

export type PlainVisitor = ReturnType<typeof plainVisitor>;

export function plainVisitor(origin: string) {
  const headers = visitorHeaders();

  async function open(address: string, init: RequestInit = {}): Promise<PlainPage> {
    const response = await fetch(new URL(address, origin), {
      ...init,
      headers: { ...headers, ...init.headers },
    });
    const { pathname, search } = new URL(response.url);
    return readPage(await response.text(), {
      status: response.status,
      headers: response.headers,
      address: pathname + search,
    });
  }

  return {
    open: (address: string) => open(address),
    /** Opens the target of a link on the page. */
    follow: (page: PlainPage, words: string) => open(page.hrefOf(words)),
    /** Sends the form that holds a button, with its hidden fields and what it shows. */
    async send(page: PlainPage, { button: words, fields = {}, origin: named }: Sent) {
      const button = [...page.document.querySelectorAll("main button")].find(
        (each) => wordsOf(each) === words || each.getAttribute("aria-label") === words,
      );
      const form = [...page.document.forms].find((each) => button && each.contains(button));
      if (!button || !form)
        throw new Error(`No button "${words}" on ${page.address} (${page.status})`);
      const pressed = attributesOf(button);
      const { action = page.address, method, enctype } = attributesOf(form);
      const shown = [...fieldsOf(form), [pressed["name"], pressed["value"] ?? ""] as const];
      const body = new FormData();
      for (const [name, value] of shown) if (name && !(name in fields)) body.append(name, value);
      for (const [name, value] of Object.entries(fields)) {
        if (!form.querySelector(`[name="${name}"]`)) throw new Error(`There is no field ${name}`);
        body.append(name, value);
      }
      const query = new URLSearchParams(
        [...body].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
      );
      const url = new URL(pressed["formaction"] ?? action, origin);
      if (method === "post")
        return open(url.href, {
          method: "POST",
          body: (pressed["formenctype"] ?? enctype) === "multipart/form-data" ? body : query,
          headers: named === undefined ? {} : { Origin: named },
        });
      url.search = query.toString();
      return open(url.href);
    },
  };
}
