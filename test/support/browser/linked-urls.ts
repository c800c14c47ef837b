import { existsSync } from "node:fs";
import { join } from "node:path";
import { sectionPaths } from "#domain/products/catalogue.ts";
import { languageOf } from "#domain/texts/language.ts";
import { ofEach, type ParsedPage, type ParsedPages } from "#test/support/site/fetched-pages.ts";
import { routeOf } from "#test/support/components/routes.ts";

const files = join(import.meta.dirname, "../../../build/client");

/** The site's paths that pages link to, each with such a page; without pages and built files. */
export async function linkedPaths(documents: ParsedPages): Promise<ReadonlyMap<string, string>> {
  const links = await documents.evaluate(findLinks);
  return new Map(links.filter(([path]) => !isBuiltFile(path)));
}

/** Links of one kind differ only in their record; the same code renders their page. */
export function oneOfEachKind(paths: Iterable<string>): string[] {
  return [...new Map([...paths].map((path) => [kindOfLink(path), path])).values()];
}

/** Those that answer with an error, or with a redirect to another path of the site; a redirect may lead outside. */
export async function findBroken(
  origin: string | undefined,
  linked: ReadonlyMap<string, string>,
  paths: Iterable<string> = linked.keys(),
): Promise<string[]> {
  const answers = await ofEach(paths, async (path) => {
    const { status, headers } = await fetch(`${origin}${path}`, {
      method: "HEAD",
      redirect: "manual",
    });
    const isInside = headers.get("Location")?.startsWith("/");
    const isFound = status === 200 || (status < 400 && !isInside);
    return isFound ? [] : [`${status} ${path} on ${linked.get(path)}`];
  });
  return answers.flat();
}

function kindOfLink(path: string) {
  const { pathname, searchParams } = new URL(languageOf(path).address, "http://site.example");
  const segments = pathname.split("/");
  const { file, params } = routeOf(pathname);
  // Files, icons and patterns are no pages.
  if (params?.["*"] !== undefined) return segments.slice(0, 4).join("/");
  const section = sectionPaths.find((name) => name === segments.at(-1));
  return [segments[1], file, segments.length, section, ...searchParams.keys()].join(" ");
}

/** Pictures on the disk are tested in server/http/static-files.test.ts. */
const isBuiltFile = (path: string) =>
  path.length > 1 && existsSync(join(files, decodeURI(path.split("?")[0] ?? "")));

/** Runs in the page. */
function findLinks(all: readonly ParsedPage[]) {
  const found = new Map<string, string>();
  for (const { address, page } of all)
    for (const element of page.querySelectorAll("[href], [src], [action], [poster], [srcset]")) {
      const single = ["href", "src", "action", "poster"].map((name) => element.getAttribute(name));
      const set = element.getAttribute("srcset")?.split(",") ?? [];
      for (const url of [...single, ...set.map((each) => each.trim().split(" ")[0])]) {
        const [path = ""] = url?.split("#") ?? [];
        if (path.startsWith("/")) found.set(path, address);
      }
    }
  for (const { address } of all) found.delete(address);
  return [...found];
}
