import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { copyCheckout, failuresOf } from "./copy-checkout.ts";

const copy = mkdtempSync(join(tmpdir(), "added-field-"));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Adds a field to the complaint's form in the files that CONTRIBUTING.md names, and in no other. */
function addField() {
  const edit = (file: string, from: string | RegExp, to: string) => {
    const text = readFileSync(join(copy, file), "utf8");
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} has no ${from}`);
    writeFileSync(join(copy, file), changed);
  };
  const texts =
    "  colour:\n    label: Colour\n    invalid: One line\n    tooLong: At most {max}\nchoices:\n";
  edit(
    "domain/forms/enquiry-forms.ts",
    "  complaint,\n",
    "  complaint: { ...complaint, colour: optional(line(60)) },\n",
  );
  for (const folder of ["content", "content/sw"])
    edit(`${folder}/site/form-messages.yaml`, /^choices:\n/m, texts);
  writeFileSync(
    join(copy, "server/db/migrations/099-colour.ts"),
    `import type { Kysely } from "kysely";

export async function addColour(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("enquiry").addColumn("colour", "text").execute();
}
`,
  );
  const migrations = "server/db/migrations.ts";
  edit(migrations, /^/, 'import { addColour } from "./migrations/099-colour.ts";\n');
  const line = '  "099-colour": { up: addColour, oldestVersion: everyVersion },\n};\n';
  edit(migrations, /^\};\n(?![\s\S]*^\};)/m, line);
}

test("a field that a developer adds as CONTRIBUTING.md tells breaks no test that it names", () => {
  copyCheckout(copy);
  addField();
  execFileSync(process.execPath, ["tools/check-content.ts"], { cwd: copy, stdio: "pipe" });
  const guide = readFileSync(join(copy, "CONTRIBUTING.md"), "utf8");
  const section = guide.split("## A text field of a form to the bank")[1]?.split("\n## ")[0] ?? "";
  const folders = /`npm run unit -- ([^`]+)`/.exec(section)?.[1]?.split(" ") ?? [];
  expect(folders.length).toBeGreaterThan(3);
  expect(failuresOf(copy, "vitest/vitest.mjs", ["run", ...folders], / FAIL /)).toEqual([]);
});
