import { expect, ofEach, test } from "../support/fetched-pages.ts";

const KB = 1024;
/** The budgets of docs/performance.md, in bytes on the wire (brotli). */
const budget = {
  page: 15 * KB,
  /** HTML with its styles fits the first flight of a connection: ten segments. */
  html: 14_000,
  scripts: 2 * KB,
  /** A change of code leaves this much to the words of editors. */
  spare: 500,
};

test("every page keeps within its bytes", async ({ pages, baseURL }) => {
  const scriptsOf = weighScripts(`${baseURL}`);
  const weighed = await ofEach(pages, async ({ address, bytes, html }) => ({
    address,
    html: bytes,
    scripts: await scriptsOf(html),
  }));
  const sum = (page: { html: number; scripts: number }) => page.html + page.scripts;
  const [heaviest] = weighed.toSorted((a, b) => sum(b) - sum(a));
  console.info(`Heaviest page: ${heaviest?.address}, ${heaviest && sum(heaviest)} bytes`);
  for (const page of weighed) {
    const spare = Math.min(budget.page - sum(page), budget.html - page.html);
    if (spare < budget.spare) console.warn(`${page.address} has ${spare} bytes left of its budget`);
  }
  expect(weighed.filter(({ html }) => !(html > 0))).toEqual([]);
  expect(
    weighed.filter(
      (page) => sum(page) > budget.page || page.html > budget.html || page.scripts > budget.scripts,
    ),
  ).toEqual([]);
});

test("no page holds an inline script, or other styles than its own element of them", async ({
  documents,
}) => {
  const holding = await documents.evaluate((all) =>
    all.flatMap(({ address, page }) => {
      const other =
        "script:not([src], [type='application/ld+json']), [style], link[rel=stylesheet]:not([media=print])";
      const found = [...page.querySelectorAll(other)].map(({ outerHTML }) => outerHTML);
      const styles = page.querySelectorAll("style").length;
      return [...found, ...(styles === 1 ? [] : [`${styles} elements of styles`])].map(
        (error) => `${address}: ${error.slice(0, 120)}`,
      );
    }),
  );
  expect(holding).toEqual([]);
});

/** The bytes of a page's scripts with all that they import at once; each file is asked for once. */
function weighScripts(origin: string) {
  const files = new Map<string, Promise<{ bytes: number; imports: readonly string[] }>>();

  function read(path: string) {
    const file = files.get(path) ?? ask(path);
    files.set(path, file);
    return file;
  }

  async function ask(path: string) {
    const response = await fetch(origin + path, { headers: { "Accept-Encoding": "br" } });
    expect(response.headers.get("Content-Encoding"), path).toBe("br");
    const imports = (await response.text()).matchAll(/(?:import|from)\s*"\.\/([^"]+\.js)"/g);
    return {
      bytes: Number(response.headers.get("Content-Length")),
      imports: [...imports].map(([, file]) => `/assets/${file}`),
    };
  }

  return async (html: string) => {
    const all = new Set(
      [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src = ""]) => src),
    );
    let bytes = 0;
    // A set hands out what is added to it meanwhile.
    for (const path of all) {
      const file = await read(path);
      bytes += file.bytes;
      for (const imported of file.imports) all.add(imported);
    }
    return bytes;
  };
}
