import { found, content } from "#test/support/content/content.ts";
import { expect } from "@playwright/test";
import { paths } from "#app/pages/paths.ts";
import { loadContent } from "#checks/load-content.ts";
import { publishedContentAt } from "#model/published/published-content-at.ts";
import {
  add,
  approve,
  fieldOf,
  fill,
  newEntry,
  openEntry,
  picture,
  send,
  shows,
  test,
} from "./editing.ts";

const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

test("a notice for tomorrow at eight appears at that hour", async ({
  editor,
  approver,
  editing,
}) => {
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

test("a branch's page names the day on which every branch is closed", async ({
  editor,
  approver,
  editing,
}) => {
  // At a weekend a branch may be closed anyway.
  const isWorkday = (each: string) =>
    new Date(each).getUTCDay() % 6 !== 0 && !content.publicHolidays.has(each);
  const day = [2, 3, 4, 5, 6, 7, 8, 9].map(inDays).find(isWorkday) ?? "";
  const branch = found(content.branches[0]);
  await openEntry(editor, "site", "site-ways-to-bank");
  await add(editor, "holidays.added");
  await fill(editor, "holidays.added.0.day", day);
  await fill(editor, "holidays.added.0.name", "Staff day");
  await send(editor);
  await approve(approver, editing);
  await shows(editing, paths.branch(branch.slug), "Staff day");
});

test("a branch with its own hours opens and closes by them", async ({
  editor,
  approver,
  editing,
}) => {
  const branch = found(content.branches.find(({ hours }) => hours === undefined));
  await openEntry(editor, "branches", branch.slug);
  for (const optional of ["hours", "hours.saturday"])
    await (await fieldOf(editor, optional)).getByRole("checkbox").first().click();
  await fill(editor, "hours.weekdays.open", "08:05");
  await fill(editor, "hours.weekdays.close", "15:15");
  await fill(editor, "hours.saturday.open", "09:00");
  await fill(editor, "hours.saturday.close", "11:10");
  await picture(editor, "hours");
  await send(editor);
  await approve(approver, editing);
  await shows(editing, paths.branch(branch.slug), "11:10");
});

test("a job is published with its closing day", async ({ editor, approver, editing }) => {
  const title = "Teller for the counter";
  const applicationDeadline = inDays(30);
  await newEntry(editor, "jobs");
  await fill(editor, "title", title);
  await fill(editor, "jobDepartment", "Retail banking");
  await fill(editor, "category.name", "Permanent");
  await fill(editor, "subsidiary", "HFC Limited");
  await fill(editor, "tagline", "Serve the people who come to the counter.");
  await fill(editor, "description", "You count money, answer questions and know when to ask.");
  for (const list of ["accountabilities", "competencies", "qualifications"]) {
    await add(editor, list);
    await fill(editor, list, "Calm with figures and with people.");
  }
  await fill(editor, "applicationDeadline", applicationDeadline);
  await picture(editor, "job");
  await send(editor);
  await approve(approver, editing);
  expect(loadContent(editing.content).ownJobs).toContainEqual(
    expect.objectContaining({ title, applicationDeadline }),
  );
});
