/**
 * The tests that `npm test` leaves out, because they take long or need unusual programs. Arguments select steps: `npm
 * run test:all -- faults`.
 */
import { buildIfNeeded, installAll } from "./prepare.mjs";
import { endSteps, script, step } from "./run-steps.mjs";

const deep = (folder) => [() => script("deep", `test/deep/${folder}`), "deep.json"];
const browser = (project) => [
  () => script("deep:browser", "--project", project),
  "deep-browser.json",
];

const steps = {
  sweep: browser("sweep"),
  journeys: browser("journeys"),
  translated: browser("translated"),
  scripts: browser("scripts"),
  gallery: browser("gallery"),
  editor: [() => script("deep:editor"), "deep-editor.json"],
  engines: deep("engines"),
  validators: deep("validators"),
  content: deep("content"),
  faults: [() => script("test:faults"), "faults.json"],
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(steps, name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(", ")}. There are: ${Object.keys(steps).join(", ")}`);
  process.exit(1);
}

installAll();
step("build", buildIfNeeded);
step("programs", () => script("programs"));
for (const [name, [check, report]] of Object.entries(steps))
  if (named.length === 0 || named.includes(name)) step(name, check, report);
endSteps();
