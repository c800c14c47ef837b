const KB = 1024;

/** The budgets of docs/performance.md, in bytes on the wire (brotli). */
export const pageBudget = {
  page: 15 * KB,
  /** HTML with its styles fits the first flight of a connection: ten segments. */
  html: 14_000,
  scripts: 2 * KB,
  /** Left to the words of editors. */
  spare: 500,
};

type PageWeight = {
  html: number;
  /** The scripts with all they import at once. */
  scripts: number;
  /** Left of the budget. */
  spare: number;
  text: string;
};

/** The bytes of a page as the server sends it. */
export async function weighPage(origin: string, address: string): Promise<PageWeight> {
  const { bytes: html, text } = await bytesOf(origin, address);
  const named = [...text.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src = ""]) => src);
  const sizes = await Promise.all((await withImports(origin, named)).map(sizeOf));
  const scripts = sizes.reduce((all, size) => all + size, 0);
  const spare = Math.min(pageBudget.html - html, pageBudget.page - html - scripts);
  return { html, scripts, spare, text };

  async function sizeOf(file: string) {
    return (await bytesOf(origin, file)).bytes;
  }
}

async function bytesOf(origin: string, address: string) {
  const response = await fetch(`${origin}${address}`, { headers: { "Accept-Encoding": "br" } });
  const { status, headers } = response;
  if (status !== 200 || headers.get("Content-Encoding") !== "br")
    throw new Error(`${address} was answered with ${status}, not packed with Brotli`);
  return { bytes: Number(headers.get("Content-Length")), text: await response.text() };
}

async function withImports(origin: string, scripts: readonly string[]) {
  const all = new Set<string>(scripts);
  for (const script of all) {
    const { text } = await bytesOf(origin, script);
    for (const [, file] of text.matchAll(/(?:import|from)\s*"\.\/([^"]+\.js)"/g))
      all.add(`/assets/${file}`);
  }
  return [...all];
}
