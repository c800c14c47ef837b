import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { type Document, parseDocument, visit } from "yaml";
import { reference } from "#model/facts/references.ts";
import { ContentError } from "#model/reading/content-error.ts";
import { loadContent } from "#checks/load-content.ts";
import { bankingAudienceIds } from "#domain/products/catalogue.ts";
import { temporaryFolder } from "#test/support/site/databases.ts";

const real = join(import.meta.dirname, "../../../content");
const realPublic = join(import.meta.dirname, "../../../public");
const copied = [
  "families",
  "landings",
  "insurers",
  "pages",
  "documents",
  "leaders",
  "investor-documents",
  "testimonials",
  "branches",
  "eligibility",
  "films",
  "atms",
  "site",
  "jobs",
  "whizz-statement",
];

/** An article without links. */
const article = "articles/hf-group-plc-rights-issue.md";

export const personalLoan = "products/borrow/for-individuals/personal-loan.yaml";

/** A change of a file's fields. */
export type Change = (fields: Document) => void;

export const set =
  (path: string, value: unknown): Change =>
  (fields) =>
    fields.setIn(steps(path), value);

export const add =
  (path: string, value: unknown): Change =>
  (fields) =>
    fields.addIn(steps(path), value);

export const drop =
  (path: string): Change =>
  (fields) =>
    void fields.deleteIn(steps(path));

function steps(path: string) {
  return path.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** Replaces the figures in texts, whose products are not in the small content. */
const nameTheExample = (text: string) => text.replaceAll(reference, "{facts.example}");

/** Points every link of a file to the home page, and every named product to the only one. */
const leadToTheLoan: Change = (fields) =>
  visit(fields, {
    Scalar(_key, node) {
      if (/^\/\w/.test(String(node.value))) node.value = "/";
      if (/^[\w-]+\/for-[\w-]+\/[\w-]+$/.test(String(node.value)))
        node.value = personalLoan.slice(9, -5);
    },
  });

/** The files of the small content, made once for each worker. */
let soundTexts: ReadonlyMap<string, string> | undefined;

function makeSoundTexts() {
  const texts = new Map<string, string>();
  const read = (file: string) => texts.get(file) ?? "";
  const edit = (file: string, change: Change, into = file) =>
    texts.set(into, changed(read(file), change));
  for (const folder of copied)
    for (const file of readdirSync(join(real, folder), { recursive: true, encoding: "utf8" }))
      if (extname(file))
        texts.set(join(folder, file), readFileSync(join(real, folder, file), "utf8"));
  texts.set(personalLoan, ownFile("example-loan.yaml"));
  texts.set(article, ownFile("example-article.md"));
  for (const name of ["menus", "group-home", "bank-home", "whizz", "rights-issue"])
    edit(`site/${name}.yaml`, leadToTheLoan);
  for (const id of bankingAudienceIds) edit(`landings/${id}.yaml`, leadToTheLoan);
  for (const file of ["documents/sms_data_policy.md", "site/rights-issue.yaml"])
    texts.set(file, read(file).replaceAll(/\]\(\/(?:borrow|articles)\/[^)]*\)/g, "](/)"));
  texts.set("facts.yaml", ownFile("example-facts.yaml"));
  for (const [file, text] of texts)
    if (/^(?:families|landings|site|documents)\//.test(file)) texts.set(file, nameTheExample(text));
  texts.set("site/redirects.yaml", "[]");
  edit("site/search.yaml", set("answers", []));
  const asked = () => ({ product: personalLoan.slice(9, -5), label: "serviceCharges" });
  edit("site/rates-and-fees.yaml", set("askedMost.prices", Array.from({ length: 5 }, asked)));
  // Its figures' products are not in the small content.
  for (const film of ["enriching-lives", "home-cost"])
    edit("films/group-welcome.yaml", () => undefined, `films/${film}.yaml`);
  return texts;
}

function changed(text: string, change: Change) {
  const fields = parseDocument(text);
  change(fields);
  return fields.toString();
}

let soundFolder: string | undefined;
/** The files that a test has written, removed or moved. */
const touched = new Set<string>();

/** The worker's only folder, after undoing the previous test's changes. */
function restoredFolder() {
  soundTexts ??= makeSoundTexts();
  soundFolder ??= layFolder(soundTexts.keys());
  for (const file of touched) {
    const text = soundTexts.get(file);
    if (text === undefined) rmSync(join(soundFolder, file), { force: true });
    else writeFileSync(join(soundFolder, file), text);
  }
  touched.clear();
  return soundFolder;
}

function layFolder(files: Iterable<string>) {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  // Campaigns and properties link to products that are not in the small content.
  for (const folder of ["campaigns", "properties"]) mkdirSync(join(root, folder));
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    touched.add(file);
  }
  return root;
}

/**
 * A content folder like the real one, but with only one product, to which every task links: quick to load, and valid
 * until a test changes it. The next call undoes this one's changes.
 */
export function smallContent() {
  const root = restoredFolder();
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const write = (file: string, text: string | Buffer) => {
    touched.add(file);
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };

  let publicFolder: string | undefined;
  return {
    root,
    read,
    write,
    /** Puts a file into a copy of `public`. */
    writePublic(file: string, bytes: string | Buffer) {
      publicFolder ??= temporaryFolder();
      linkAround(publicFolder, realPublic, file);
      writeFileSync(join(publicFolder, file), bytes);
    },
    remove(file: string) {
      touched.add(file);
      rmSync(join(root, file));
    },
    move(from: string, to: string) {
      touched.add(from).add(to);
      renameSync(join(root, from), join(root, to));
    },
    /** Changes a file's fields; `into` keeps the file and writes them to another. */
    edit: (file: string, change: Change, into = file) => write(into, changed(read(file), change)),
    /** The mistakes that loading reports; empty if it finds none. */
    complaint(): string {
      try {
        loadContent(root, publicFolder);
        return "";
      } catch (error) {
        if (error instanceof ContentError) return error.message;
        throw error;
      }
    },
    /** The same, by file and field only, for mistakes whose line does not matter. */
    complaintByField(): string {
      return this.complaint().replaceAll(/^(\S+?):\d+:\d+ /gm, "$1 ");
    },
  };
}

/** The mistakes in the small content after one change, without their lines. */
export function complaintAfter(file: string, change: Change): string {
  const content = smallContent();
  content.edit(file, change);
  return content.complaintByField();
}

function ownFile(name: string) {
  return readFileSync(join(import.meta.dirname, name), "utf8");
}

/** Makes a folder show everything of another one except one file, which a test may create. */
function linkAround(folder: string, shown: string, file: string) {
  const [name = "", ...inner] = file.split("/");
  mkdirSync(folder, { recursive: true });
  for (const each of existsSync(shown) ? readdirSync(shown) : [])
    if (each !== name) symlinkSync(join(shown, each), join(folder, each));
  if (inner.length > 0) linkAround(join(folder, name), join(shown, name), inner.join("/"));
}
