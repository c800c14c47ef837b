// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { nextTurn } from "#test/support/components/next-turn.ts";
import { type Pages, servePages, watchLeaving } from "#test/support/components/served-pages.ts";
import { showHtml } from "#test/support/components/show-html.ts";
import "./option-cards.ts";

const { reload } = watchLeaving();
const pages: Pages = {};
servePages(pages);

beforeEach(() => {
  pages["/issue/video"] = `<div id="video"><div><h3>A film</h3></div></div>`;
  showHtml(`
    <option-cards data-address="/issue">
      <a data-option="about" data-address="/issue/about" href="/issue/about">About</a>
      <a data-option="video" data-address="/issue/video" href="/issue/video">Video</a>
      <div id="about"><div><h3>All about it</h3></div></div>
      <div id="video" data-from="/issue/video"></div>
    </option-cards>
    <div><p data-waiting="Fetching"></p></div>`);
});

const card = (id: string) => document.querySelector<HTMLElement>(`[data-option=${id}]`);

test("the content of a card is fetched once, from the URL where it is open", async () => {
  card("video")?.click();
  // The status that announces a wait.
  expect(document.querySelector("body > [data-waiting]")).not.toBeNull();
  expect(document.getElementById("video")?.dataset).toHaveProperty("late");
  await vi.waitFor(() => expect(document.getElementById("video")?.textContent).toContain("A film"));
  pages["/issue/video"] = "offline";
  card("video")?.click();
  card("video")?.click();
  await nextTurn();
  expect(reload).not.toHaveBeenCalled();
});

test.each(["offline", 500, "<p>Another page</p>"] as const)(
  "after the answer %s the page reloads at the URL of the card",
  async (answer) => {
    pages["/issue/video"] = answer;
    card("video")?.click();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  },
);

test("a card that was closed meanwhile does not reload the page", async () => {
  pages["/issue/video"] = "offline";
  card("video")?.click();
  card("video")?.click();
  await nextTurn();
  expect(reload).not.toHaveBeenCalled();
});
