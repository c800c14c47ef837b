import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { test as base, expect, type Page } from "@playwright/test";
import { ownContentFolder } from "#model/load/read-content.ts";
import { freePort } from "#test/support/programs/free-port.ts";

type Address = "Edit" | "Approve" | "The site";
type Editing = { addresses: Record<Address, string>; content: string };

/** `npm run editor` on a copy of the content, an editor who is signed in, and the page for the second person. */
export const test = base.extend<object, { editing: Editing; editor: Page; approver: Page }>({
  editing: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for it.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "editor-"));
      const content = join(folder, "content");
      cpSync(ownContentFolder, content, { recursive: true });
      const { server, addresses } = await startEditor(folder, content);
      await use({ addresses, content });
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 300_000 },
  ],
  editor: [
    async ({ editing, browser }, use) => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.goto(editing.addresses.Edit);
      const signIn = page.getByRole("button", { name: /^Sign In with .*GitLab/ });
      await signIn.click();
      await expect(page.getByRole("tree", { name: "Collection List" })).toBeVisible();
      await use(page);
      await page.close();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  approver: [
    async ({ editing, browser }, use) => {
      const page = await browser.newPage({ viewport: { width: 1000, height: 600 } });
      await page.goto(editing.addresses.Approve);
      await use(page);
      await page.close();
    },
    { scope: "worker", timeout: 300_000 },
  ],
});

async function startEditor(folder: string, content: string) {
  const server = spawn(process.execPath, ["packages/editor/serve.ts"], {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      CONTENT_DIR: content,
      DATA_DIR: join(folder, "data"),
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const addresses: Partial<Record<string, string>> = {};
  for await (const line of createInterface(server.stdout)) {
    const [, what, address] = /^ +(\S.*?) +(http:\S+)$/.exec(line) ?? [];
    if (what && address) addresses[what] = address;
    const { Edit, Approve, "The site": site } = addresses;
    if (Edit && Approve && site) return { server, addresses: { Edit, Approve, "The site": site } };
  }
  throw new Error("The editing page ended at its start");
}

/** Opens an entry, by its collection and its name there. */
export async function openEntry(page: Page, collection: string, entry: string) {
  await page.goto(`${new URL(page.url()).origin}/#/collections/${collection}/entries/${entry}`);
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
}

/** Finds a field by its path. Scrolls to it, because the CMS renders fields only when near, and opens its groups. */
export async function fieldOf(page: Page, place: string, language: "en" | "sw" = "en") {
  // A kind without Kiswahili has one pane, of no language.
  const locale = `:is([data-locale="${language}"], [data-locale="_default"])`;
  const pane = page.locator(`.pane[data-mode="edit"]${locale}`);
  const keys = place.split(".");
  const places = keys.map((_key, i) => keys.slice(0, i + 1).join("."));
  for (const each of places.filter((_place, i) => !/^\d+$/.test(keys[i] ?? ""))) {
    const box = pane.locator(`.field[data-key-path="${each}"]`);
    await expect(async () => {
      if ((await box.count()) === 0) {
        await pane.hover();
        await page.mouse.wheel(0, 400);
      } else await box.evaluate((field) => field.scrollIntoView({ block: "center" }));
      await expect(box).toBeVisible({ timeout: 250 });
    }).toPass();
    if (each === place) return box;
    // A list opens all its items at once.
    const all = box.getByRole("button", { name: "Expand All" }).first();
    const one = box.getByRole("button", { name: "Expand", exact: true }).first();
    const open = (await all.count()) > 0 ? all : one;
    if ((await open.isVisible()) && (await open.isEnabled())) await open.click();
  }
  throw new Error(`No field ${place}`);
}

export async function fill(page: Page, place: string, text: string, language?: "en" | "sw") {
  const field = await fieldOf(page, place, language);
  await field.locator(`:is(input, textarea, [contenteditable="true"]):visible`).first().fill(text);
}

/** Adds an item to a list. */
export async function add(page: Page, list: string) {
  await (await fieldOf(page, list)).getByRole("button", { name: /^Add / }).first().click();
}

/** Selects one of a few visible options, or of a list that opens. */
export async function choose(page: Page, place: string, option: string) {
  const field = await fieldOf(page, place);
  const list = field.getByRole("combobox");
  if ((await list.count()) > 0) await list.click();
  const named = { name: option, exact: true };
  const choice = field.getByRole("radio", named).or(page.getByRole("option", named));
  // Waits for its tabindex: an earlier click marks the option, but is not saved.
  await expect(choice).toHaveAttribute("tabindex");
  await choice.click();
}

/** Begins an entry of a collection. */
export async function newEntry(page: Page, collection: string) {
  await page.goto(`${new URL(page.url()).origin}/#/collections/${collection}`);
  await page.getByRole("button", { name: "Create New Entry" }).click();
}

/** Saves the entry and sends it for review. */
export async function send(page: Page) {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  // The button disappears before the host has received the change.
  const sent = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await page.getByRole("button", { name: "Send for Review" }).click();
  await sent;
}

/** Opens the last change as the second person. */
export async function openChange(page: Page, { addresses }: Editing) {
  await page.goto(addresses.Approve);
  await page.getByRole("listitem").first().getByRole("link").click();
}

/** Approves the last change as the second person. */
export async function approve(page: Page, editing: Editing) {
  await openChange(page, editing);
  await page.getByRole("button", { name: "Approve and merge" }).click();
  await expect(page.getByText("This change is approved")).toBeVisible();
}

/** Saves a screenshot for docs/editing.md if EDITOR_PICTURES is set. */
export async function picture(page: Page, name: string) {
  if (!process.env["EDITOR_PICTURES"]) return;
  const png = (await page.screenshot()).toString("base64");
  const drawn = await page.context().browser()?.newPage();
  if (!drawn) throw new Error("The page has no browser of its own");
  const webp = await drawn.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), {
      width: image.width,
      height: image.height,
    });
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", 0.75);
  }, png);
  await drawn.close();
  writeFileSync(`docs/editing/${name}.webp`, Buffer.from(webp.replace(/^.*,/, ""), "base64"));
}

export const readFile = ({ content }: Editing, path: string) =>
  readFileSync(join(content, path), "utf8");

/** Waits until visitors of the site see a text on a page. */
export const shows = ({ addresses }: Editing, path: string, text: string) =>
  expect
    .poll(async () => (await (await fetch(addresses["The site"] + path)).text()).includes(text), {
      message: `${path} shows ${text}`,
    })
    .toBe(true);
