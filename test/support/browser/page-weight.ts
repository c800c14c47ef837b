const KB = 1024;

/** The budgets of docs/performance.md, in bytes on the wire (brotli). */
export const pageBudget = {
  page: 15 * KB,
  /** HTML with its styles fits the first flight of a connection: ten segments. */
  html: 14_000,
  scripts: 2 * KB,
  /** Reserved for editors' texts. */
  spare: 500,
};

/** The bytes that a page has left of its budget. */
export const spareOf = ({ html, scripts }: { html: number; scripts: number }): number =>
  Math.min(pageBudget.html - html, pageBudget.page - html - scripts);

/** Requests the compressed version; its bytes are those on the wire. */
export async function askPacked(url: string): Promise<{ bytes: number; text: string }> {
  const response = await fetch(url, { headers: { "Accept-Encoding": "br" } });
  const { status, headers } = response;
  if (status !== 200 || headers.get("Content-Encoding") !== "br")
    throw new Error(`${url} was answered with ${status}, not packed with Brotli`);
  return { bytes: Number(headers.get("Content-Length")), text: await response.text() };
}

/** Weighs the scripts of pages with all their static imports; each file is requested once. */
export function weighScripts(origin: string): (html: string) => Promise<number> {
  const files = new Map<string, Promise<{ bytes: number; imports: readonly string[] }>>();

  async function ask(path: string) {
    const { bytes, text } = await askPacked(origin + path);
    const imports = text.matchAll(/(?:import|from)\s*"\.\/([^"]+\.js)"/g);
    return { bytes, imports: [...imports].map(([, file]) => `/assets/${file}`) };
  }

  return async (html) => {
    const all = new Set(
      [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, src = ""]) => src),
    );
    let bytes = 0;
    // A set iterates over items added meanwhile.
    for (const path of all) {
      const asked = files.get(path) ?? ask(path);
      files.set(path, asked);
      const file = await asked;
      bytes += file.bytes;
      for (const imported of file.imports) all.add(imported);
    }
    return bytes;
  };
}
