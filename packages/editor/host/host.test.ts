import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../test/support/site/databases.ts";
import { openFolder } from "./folder.ts";
import { gitHost } from "./host.ts";
import { requestPage } from "./pages.ts";
import { keepRequests } from "./requests.ts";

const origins = {
  editor: "http://localhost:1",
  site: "http://localhost:2",
};
const fee = "content/fee.yaml";
type Who = "Editor" | "Approver";

/** A host over a folder with one fee, which must stay below ten. */
async function startHost(folder = temporaryFolder()) {
  const content = join(folder, "content");
  mkdirSync(content, { recursive: true });
  const file = join(folder, fee);
  const write = (amount: number, name = "Fee") =>
    writeFileSync(file, `name: ${name}\n\n\n\namount: ${amount}\n`);
  const read = () => readFileSync(file, "utf8");
  write(1);
  writeFileSync(join(content, "menus.yaml"), "name: Menus\n");
  let merges = 0;
  const contentFolder = openFolder(content, (root) =>
    readdirSync(root).some((each) => /amount: \d\d/.test(readFileSync(join(root, each), "utf8")))
      ? ["fee.yaml:5:1 amount: is above 9"]
      : [],
  );
  const open = () => keepRequests(contentFolder, join(folder, "changes.json"), () => merges++);
  const requests = open();
  const app = gitHost({ folder: contentFolder, requests, origins });
  const ask = (path: string, method = "GET", body?: unknown) =>
    app.request(`${origins.editor}${path}`, {
      method,
      headers: {
        host: "localhost:1",
        origin: origins.editor,
        authorization: "Bearer Editor",
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const press = (who: Who, path: string) =>
    app.request(`${origins.editor}${path}`, {
      method: "POST",
      headers: { host: "localhost:1", origin: origins.editor },
      body: new URLSearchParams({ who }),
    });
  const api = "/api/v4/projects/bank%2Fsite-content";
  const commit = (text: string, branch = "cms/fee", start?: string) =>
    ask(`${api}/repository/commits`, "POST", {
      branch,
      start_branch: start,
      commit_message: "Change the fee",
      actions: [{ action: "update", file_path: fee, content: text, encoding: "text" }],
    });
  const send = async (amount: number, branch = "cms/fee", title = "Change the fee") => {
    await commit(read().replace(/\d+/, String(amount)), branch, "main");
    await ask(`${api}/merge_requests`, "POST", {
      title,
      source_branch: branch,
      labels: "sveltia-cms/draft",
    });
  };
  const page = (iid: number) => `/changes/${iid}`;
  const merge = (who: Who, iid = 1) => press(who, `${page(iid)}/merge`);
  return {
    ...{ ask, press, api, app, commit, send, page, merge, read, write, open },
    merges: () => merges,
  };
}

test("saving without changes makes no branch", async () => {
  const { commit, read, ask, api } = await startHost();
  const answer = await commit(read(), "cms/fee", "main");
  expect([answer.status, await answer.json()]).toEqual([400, { message: "Nothing is changed" }]);
  expect(await (await ask(`${api}/merge_requests`)).json()).toEqual([]);
  expect((await commit("name: Fee\namount: 2\n", "cms/fee", "main")).status).toBe(201);
  // Restoring the old value is allowed.
  expect((await commit(read())).status).toBe(201);
});

test("an approved change is written into the folder, and two people can undo it", async () => {
  const { ask, press, send, page, merge, read, merges } = await startHost();
  await send(2);
  const shown = await (await ask(page(1))).text();
  expect(shown).toContain("<del>5: amount: 1</del>");
  expect(shown).toContain("<ins>5: amount: 2</ins>");
  expect(shown).toMatch(/Approve and merge as\s+Approver/);
  expect(shown).not.toMatch(/Approve and merge as\s+Editor/);
  expect((await merge("Approver")).status).toBe(303);
  expect(read()).toContain("amount: 2");
  expect(merges()).toBe(1);
  expect((await merge("Approver")).status).toBe(409);
  expect(merges()).toBe(1);
  await press("Approver", `${page(1)}/undo`);
  expect((await merge("Editor", 2)).status).toBe(303);
  expect(read()).toContain("amount: 1");
});

type Host = Awaited<ReturnType<typeof startHost>>;
type Refused = [why: string, prepare: (host: Host) => Promise<unknown>, who: Who, words: string];
test.each<Refused>([
  ["its writer approves it", ({ send }) => send(2), "Editor", "Editor wrote in this change"],
  ["it is a draft", ({ send }) => send(2, "cms/fee", "Draft: Fee"), "Approver", "This is a draft"],
  ["the check finds a mistake", ({ send }) => send(12), "Approver", "fee.yaml:5:1 amount"],
  [
    "the same line was changed in the folder",
    async ({ send, write }) => {
      await send(2);
      write(4);
    },
    "Approver",
    "Somebody else's change of the same lines was approved meanwhile.",
  ],
])("a change is not merged when %s", async (_why, prepare, who, words) => {
  const host = await startHost();
  await prepare(host);
  const before = host.read();
  const answer = await host.merge(who);
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain(words);
  expect(host.read()).toBe(before);
  expect(host.merges()).toBe(0);
});

test("the page of a change shows the check's result, with file and line", async () => {
  const { ask, send, page } = await startHost();
  await send(12);
  const shown = await (await ask(page(1))).text();
  expect(shown).toContain("fee.yaml:5:1 amount: is above 9");
  expect(shown.match(/The check found mistakes/g)).toHaveLength(1);
  expect(shown).not.toContain("Approve and merge");
});

test("the page of a change names a file that it deletes", async () => {
  const { ask, api, page } = await startHost();
  await ask(`${api}/repository/commits`, "POST", {
    branch: "cms/fee",
    start_branch: "main",
    commit_message: "Delete the fee",
    actions: [{ action: "delete", file_path: fee, content: "", encoding: "text" }],
  });
  const request = { title: "Delete the fee", source_branch: "cms/fee", labels: "" };
  await ask(`${api}/merge_requests`, "POST", request);
  const shown = await (await ask(page(1))).text();
  expect(shown).toMatch(new RegExp(`<b>${fee}</b>\\s*<b>The file is deleted`));
  expect(shown).not.toContain("/dev/null");
});

test("the page of a change shows where each line is and which part it belongs to", async () => {
  const file = (charge: number) => {
    const text = `title: Loans\ngroups:\n  - path: home\n    title: Home\n    facts:
      - amount: 1\n  - path: plot\n    title: Plot\n    facts:\n      - amount: ${charge}
faqs:\n  - answers:\n      - A fee of ${charge}\n`;
    return Buffer.from(text).toString("base64");
  };
  const request = {
    ...{ iid: 1, source_branch: "cms/fee", title: "Fee", labels: [], state: "opened" as const },
    ...{
      writer: "Editor",
      updated_at: "",
      changes: { [fee]: { before: file(1), after: file(2) } },
    },
  };
  const shown = String(await requestPage(request, [], origins.site));
  expect([...shown.matchAll(/<(?:i|del|ins)>.*?</g)].map(([line]) => line)).toEqual([
    "<i>title: Plot<",
    "<del>10: - amount: 1<",
    "<ins>10: - amount: 2<",
    "<i>title: Loans<",
    "<del>13: - A fee of 1<",
    "<ins>13: - A fee of 2<",
  ]);
});

test("a manual change in the folder is kept when another change is merged", async () => {
  const { send, merge, read, write } = await startHost();
  await send(2);
  write(1, "Charge");
  expect((await merge("Approver")).status).toBe(303);
  expect(read()).toMatch(/^name: Charge[^]*amount: 2\n$/);
});

test("nobody writes to main, nor onto a change that was approved meanwhile", async () => {
  const { commit, send, merge, ask, api } = await startHost();
  expect((await commit("amount: 5\n", "main")).status).toBe(403);
  await send(2);
  expect((await ask(`${api}/repository/branches/cms%2Ffee`, "DELETE")).status).toBe(403);
  await merge("Approver");
  expect((await commit("amount: 5\n")).status).toBe(400);
});

test("saving an entry that is in review opens no second change", async () => {
  const { commit, send, ask, api, read, open } = await startHost();
  await send(2);
  await commit(read().replace("1", "3"));
  const again = { title: "Change the fee", source_branch: "cms/fee", labels: "" };
  expect((await ask(`${api}/merge_requests`, "POST", again)).status).toBe(409);
  expect(open().all()).toHaveLength(1);
});

test("changes in review survive a restart", async () => {
  const { send, open } = await startHost();
  await send(2);
  expect(open().all()).toMatchObject([{ title: "Change the fee", state: "opened" }]);
});

test.each([
  ["of another name", { host: "evil.example" }],
  ["from another site's form", { host: "localhost:1", origin: "https://evil.example" }],
  ["from a form of nobody's", { host: "localhost:1" }],
])("a request %s is refused", async (_what, headers) => {
  const { app, page } = await startHost();
  const answer = await app.request(origins.editor + page(1), { method: "POST", headers });
  expect(answer.status).toBe(403);
});

test("only files inside the content are written", async () => {
  const { ask, api } = await startHost();
  const answer = await ask(`${api}/repository/commits`, "POST", {
    branch: "cms/fee",
    start_branch: "main",
    actions: [{ action: "create", file_path: "content/../x", content: "", encoding: "text" }],
  });
  expect(answer.ok).toBe(false);
});

test("a change cannot be undone if its lines were changed since", async () => {
  const { press, send, page, merge, read, write } = await startHost();
  await send(2);
  await merge("Approver");
  write(4);
  const answer = await press("Approver", `${page(1)}/undo`);
  expect(await answer.text()).toContain("Its lines were changed again since.");
  expect(read()).toContain("amount: 4");
});

test("a change is undone once, however often the button is pressed", async () => {
  const { press, send, page, merge, open } = await startHost();
  await send(2);
  await merge("Approver");
  const undo = () => press("Approver", `${page(1)}/undo`);
  for (const answer of [await undo(), await undo()])
    expect(answer.headers.get("location")).toBe(page(2));
  expect(open().all()).toHaveLength(2);
  await merge("Editor", 2);
  const late = await undo();
  expect(late.status).toBe(409);
  expect(await late.text()).toBe("Nothing of it is left to undo.");
});

test("the content cannot be read without a token", async () => {
  const { app } = await startHost();
  const headers = { host: "localhost:1", origin: origins.editor };
  const answer = await app.request(`${origins.editor}/api/v4/user`, { headers });
  expect(answer.status).toBe(401);
});
