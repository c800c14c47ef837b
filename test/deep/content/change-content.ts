import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseDocument, visit } from "yaml";

/** The changes that an editor may make at once: figures, names, and whole records that come and go. */
export function changeContent(root: string) {
  const files = openFolder(root);
  changeFigures(files);
  changeBranches(files);
  changeLeaders(files);
  changeProducts(files);
  addNotice(files);
  closeJob(files);
  addArticle(files);
}

type Folder = ReturnType<typeof openFolder>;

function openFolder(root: string) {
  const list = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  const remove = (file: string) => rmSync(join(root, file));
  const edit = (file: string, change: (text: string) => string) => write(file, change(read(file)));
  /** The first file of the pattern whose words no other file of the content has. */
  const alone = (pattern: string, words: (file: string) => readonly string[]) => {
    const texts = list("**/*.{yaml,md}").map((file) => ({ file, text: read(file) }));
    const found = list(pattern).find((file) =>
      words(file).every((word) =>
        texts.every((other) => other.file === file || !other.text.includes(word)),
      ),
    );
    if (found === undefined) throw new Error(`Something names each of ${pattern}`);
    return found;
  };
  return { list, read, write, remove, edit, alone };
}

const slugOf = (file: string) => basename(file, ".yaml");
const fieldOf = (text: string, name: string) =>
  new RegExp(`^${name}: "?(.*?)"?$`, "m").exec(text)?.[1] ?? "";
const withField = (text: string, name: string, value: string) =>
  text.replace(new RegExp(`^${name}: .*$`, "m"), `${name}: ${value}`);

/** Every sum a tenth more, every share a tenth less, every term one longer. */
const changedFigures = {
  money: ["amount", (amount: number) => Math.round(amount * 110) / 100],
  percent: ["percent", (percent: number) => Math.round(percent * 90) / 100],
  term: ["length", (length: number) => length + 1],
} as const;

function changeFigures({ list, edit }: Folder) {
  for (const file of [...list("products/**/*.yaml"), "facts.yaml"])
    edit(file, (text) => {
      const document = parseDocument(text);
      visit(document, {
        Map(_, map) {
          for (const [kind, [field, change]] of Object.entries(changedFigures)) {
            const figure = map.get(field);
            if (map.get("kind") === kind && typeof figure === "number")
              map.set(field, change(figure));
          }
        },
      });
      return document.toString({ lineWidth: 0 });
    });
}

/** One has another name and address, one is new, one is closed with its machine. */
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

/** A person takes the place of a specimen. */
function changeLeaders({ read, write, remove, alone }: Folder) {
  const left = alone("leaders/specimen-*.yaml", (file) => [slugOf(file)]);
  const office = fieldOf(read(left), "name").replace("Specimen: ", "");
  const came = withField(read(left), "name", `"Specimen: Acting ${office}"`);
  const slug = `Specimen acting ${office}`.toLowerCase().replace(/[^a-z\d]+/g, "-");
  remove(left);
  write(`leaders/${slug}.yaml`, came);
}

/** One has another title, one is new and has no Kiswahili, one is gone. */
function changeProducts({ list, write, remove, edit, alone }: Folder) {
  const guide = readFileSync(join(import.meta.dirname, "../../../docs/content.md"), "utf8");
  const [, loan = ""] = /```yaml\n(slug: water-tank-loan[\s\S]*?)```/.exec(guide) ?? [];
  write("products/borrow/for-individuals/water-tank-loan.yaml", loan);
  const gone = alone("products/insure/**/*.yaml", (file) => [slugOf(file)]);
  remove(gone);
  for (const file of list(`sw/${gone}`)) remove(file);
  for (const file of list("products/borrow/**/*.yaml"))
    edit(file, (text) => withField(text, "title", `${fieldOf(text, "title")} of HFC`));
  for (const file of list("sw/products/borrow/for-individuals/personal-*.yaml")) remove(file);
}

function addNotice({ edit }: Folder) {
  edit("site/notices.yaml", (text) =>
    text.replace(
      "items: []",
      "items:\n  - text: All branches close at 1 pm today.\n    where: bank",
    ),
  );
}

function closeJob({ edit }: Folder) {
  edit("specimen/jobs.yaml", (text) => text.replace(/\n- id: [\s\S]*?(?=\n- id: )/, ""));
}

function addArticle({ list, read, write }: Folder) {
  const copied = read(list("articles/*.md")[0] ?? "");
  const titled = withField(copied, "title", "Bank opens a branch at Mlimani");
  const summary =
    "HFC has opened a branch at Mlimani, with a cash machine that works at all hours.";
  write("articles/a-new-one.md", withField(titled, "summary", summary));
}
