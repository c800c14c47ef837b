import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { type Document, parseDocument, visit } from "yaml";
import { reference } from "#model/facts/references.ts";
import { ContentError } from "#model/reading/content-error.ts";
import { loadContent } from "#model/load.ts";
import { bankingAudienceIds } from "#domain/products/catalogue.ts";

const real = join(import.meta.dirname, "../../content");
const realPublic = join(import.meta.dirname, "../../public");
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
  "specimen",
  "whizz-statement",
];

/** An article that leads nowhere. */
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

/** The figures that real texts name belong to products that are not here. */
const nameTheExample = (text: string) => text.replaceAll(reference, "{facts.example}");

/** Points every link of a file at the home page, and every product it names at the one there is. */
const leadToTheLoan: Change = (fields) =>
  visit(fields, {
    Scalar(_key, node) {
      if (/^\/\w/.test(String(node.value))) node.value = "/";
      if (/^[\w-]+\/for-[\w-]+\/[\w-]+$/.test(String(node.value)))
        node.value = personalLoan.slice(9, -5);
    },
  });

/**
 * A content folder like the real one, but with one product, to which every task leads: quick to load, and sound
 * until a test makes a mistake in it. It is gone when the test ends.
 */
export function smallContent() {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of copied) cpSync(join(real, folder), join(root, folder), { recursive: true });
  // Campaigns and properties lead to products that are not here.
  for (const folder of ["campaigns", "properties"]) mkdirSync(join(root, folder));

  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  /** Changes a file's fields; `into` keeps the file and writes them to another. */
  const edit = (file: string, change: Change, into = file) => {
    const fields = parseDocument(read(file));
    change(fields);
    write(into, fields.toString());
  };
  write(personalLoan, ownFile("example-loan.yaml"));
  write(article, ownFile("example-article.md"));
  for (const name of ["menus", "group-home", "bank-home", "whizz", "rights-issue"])
    edit(`site/${name}.yaml`, leadToTheLoan);
  for (const id of bankingAudienceIds) edit(`landings/${id}.yaml`, leadToTheLoan);
  for (const file of ["documents/sms_data_policy.md", "site/rights-issue.yaml"])
    write(file, read(file).replaceAll(/\]\(\/(?:borrow|articles)\/[^)]*\)/g, "](/)"));
  write("facts.yaml", ownFile("example-facts.yaml"));
  for (const folder of ["families", "landings", "site", "documents"])
    for (const file of readdirSync(join(root, folder)))
      write(join(folder, file), nameTheExample(read(join(folder, file))));
  write("site/redirects.yaml", "[]");
  edit("site/search.yaml", set("answers", []));
  const asked = () => ({ product: personalLoan.slice(9, -5), label: "serviceCharges" });
  edit("site/rates-and-fees.yaml", set("askedMost.prices", Array.from({ length: 5 }, asked)));
  // It names the figures of products that are not here.
  for (const film of ["enriching-lives", "home-cost"])
    edit("films/group-welcome.yaml", () => undefined, `films/${film}.yaml`);

  let publicFolder: string | undefined;
  return {
    root,
    read,
    write,
    /** Puts a file into a copy of `public`. */
    writePublic(file: string, bytes: string | Buffer) {
      publicFolder ??= copyOfPublic();
      mkdirSync(dirname(join(publicFolder, file)), { recursive: true });
      writeFileSync(join(publicFolder, file), bytes);
    },
    remove: (file: string) => rmSync(join(root, file)),
    move: (from: string, to: string) => renameSync(join(root, from), join(root, to)),
    edit,
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
    /** The same by file and field alone, for mistakes of which the line says nothing more. */
    complaintByField(): string {
      return this.complaint().replaceAll(/^(\S+?):\d+:\d+ /gm, "$1 ");
    },
  };
}

function ownFile(name: string) {
  return readFileSync(join(import.meta.dirname, name), "utf8");
}

function copyOfPublic() {
  const folder = mkdtempSync(join(tmpdir(), "public-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(realPublic, folder, { recursive: true });
  return folder;
}
