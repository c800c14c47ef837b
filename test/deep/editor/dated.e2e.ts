import { expect } from "@playwright/test";
import { paths } from "#app/pages/paths.ts";
import { loadContent } from "#checks/load-content.ts";
import { publishedContentAt } from "#model/published/published-content-at.ts";
import { add, approve, fill, openEntry, picture, send, shows, test } from "./editing.ts";

const content = loadContent();
const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

test("a notice for tomorrow at eight waits for its hour", async ({ editor, approver, editing }) => {
  const day = inDays(1);
  const text = "All branches open at 10 am today, for a meeting of all who work there.";
  await openEntry(editor, "site", "site-notices");
  await add(editor, "items");
  const place = `items.${content.notices.items.length}`;
  await fill(editor, `${place}.text`, text);
  await fill(editor, `${place}.publishAt`, `${day}T08:00:00+03:00`);
  await picture(editor, "notice");
  await send(editor);
  await approve(approver, editing);
  const all = loadContent(editing.content);
  const at = (hour: string) =>
    publishedContentAt(all, Date.parse(`${day}T${hour}:00+03:00`), () => []).notices;
  expect(JSON.stringify(at("07:59"))).not.toContain(text);
  expect(JSON.stringify(at("08:00"))).toContain(text);
});

test("a day on which every branch is closed has its name on a branch's page", async ({
  editor,
  approver,
  editing,
}) => {
  const day =
    [2, 3, 4, 5, 6, 7, 8, 9].map(inDays).find((each) => !content.publicHolidays.has(each)) ?? "";
  const [branch] = content.branches;
  if (!branch) throw new Error("There is no branch");
  await openEntry(editor, "site", "site-ways-to-bank");
  await add(editor, "holidays.added");
  await fill(editor, "holidays.added.0.day", day);
  await fill(editor, "holidays.added.0.name", "Staff day");
  await send(editor);
  await approve(approver, editing);
  await shows(editing, paths.branch(branch.slug), "Staff day");
});
