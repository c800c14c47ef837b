import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fieldOf, type Folder, slugOf, withField } from "./content-folder.ts";

/** Adds, removes and renames records. */
export function changeRecords(files: Folder) {
  changeBranches(files);
  changeLeaders(files);
  changeProducts(files);
  changeListings(files);
  addNotice(files);
  changeJobs(files);
  addArticle(files);
}

/** Renames one branch, adds one, and closes one with its cash machine. */
function changeBranches({ list, read, write, remove, edit, alone }: Folder) {
  const address = (file: string) => [`/branch/${slugOf(file)}`];
  const closed = alone("branches/*.yaml", address);
  remove(closed);
  const copied = read(list("branches/*.yaml")[0] ?? "");
  const added = withField(withField(copied, "name", "Mlimani"), "clearingCode", '"61999"');
  write("branches/mlimani.yaml", added);
  const renamed = alone("branches/*.yaml", address);
  write("branches/bondeni.yaml", withField(read(renamed), "name", "Bondeni"));
  remove(renamed);
  for (const file of list("atms/*.yaml"))
    if (fieldOf(read(file), "branch") === slugOf(closed)) remove(file);
    else if (fieldOf(read(file), "branch") === slugOf(renamed))
      edit(file, (text) => withField(text, "branch", "bondeni"));
}

/** A person replaces a specimen; another leader gets another name, and the first one another office. */
function changeLeaders({ list, read, write, remove, edit, alone }: Folder) {
  const left = alone("leaders/specimen-*.yaml", (file) => [slugOf(file)]);
  const office = fieldOf(read(left), "name").replace("Specimen: ", "");
  const came = withField(read(left), "name", `"Specimen: Acting ${office}"`);
  write(`leaders/specimen-acting-${slugOf(left).replace("specimen-", "")}.yaml`, came);
  remove(left);
  const [named = ""] = list("leaders/[!s]*.yaml").filter((file) => !file.includes("specimen"));
  const old = fieldOf(read(named), "name");
  for (const file of list("{leaders,sw/leaders}/*.yaml").filter((each) => each.endsWith(named)))
    edit(file, (text) => text.replaceAll(old, "Wanjiku Achieng Mutua"));
  for (const file of list("**/*.{yaml,md}"))
    edit(file, (text) => text.replaceAll(`/${slugOf(named)}`, "/wanjiku-achieng-mutua"));
  write("leaders/wanjiku-achieng-mutua.yaml", read(named));
  remove(named);
}

/** Renames each loan, adds a product without Kiswahili, and deletes one. */
function changeProducts({ list, write, remove, edit, read, alone }: Folder) {
  const guide = readFileSync(join(import.meta.dirname, "../../../docs/content.md"), "utf8");
  const [, loan = ""] = /```yaml\n(slug: water-tank-loan[\s\S]*?)```/.exec(guide) ?? [];
  write("products/borrow/for-individuals/water-tank-loan.yaml", loan);
  const gone = alone("products/**/*.yaml", (file) => [slugOf(file)]);
  remove(gone);
  for (const file of list(`sw/${gone}`)) remove(file);
  for (const file of list("products/borrow/**/*.yaml"))
    edit(file, (text) => withField(text, "title", `${fieldOf(read(file), "title")} of HFC`));
  for (const file of list("sw/products/borrow/for-individuals/personal-*.yaml")) remove(file);
}

/** Removes one property and adds one. */
function changeListings({ list, read, write, remove, alone }: Folder) {
  const sold = alone("properties/*.yaml", (file) => [slugOf(file)]);
  const titled = withField(read(sold), "title", "Two houses at Mlimani");
  const summary = "Two houses of stone at Mlimani, each with a garden and a tank for three days.";
  write("properties/houses-mlimani.yaml", withField(titled, "summary", summary));
  remove(sold);
  for (const file of list(`sw/${sold}`)) remove(file);
}

function addNotice({ edit }: Folder) {
  edit("site/notices.yaml", (text) =>
    text.replace(
      /^items:.*(?:\n .*)*$/m,
      "items:\n  - text: All branches close at 1 pm today.\n    where: [bank]",
    ),
  );
}

/** One is closed, the first of the others has another title. */
function changeJobs({ edit, list, remove }: Folder) {
  const [closed = "", renamed = ""] = list("jobs/*.yaml");
  remove(closed);
  edit(renamed, (text) => text.replace(/^title: .*$/m, "title: Officer for small firms"));
}

/** A new one, of words that no other article has: search engines are told its beginning. */
function addArticle({ write }: Folder) {
  const article = join(import.meta.dirname, "../../support/content/example-article.md");
  write("articles/a-new-one.md", readFileSync(article, "utf8"));
}
