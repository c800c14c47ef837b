// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";

const sent: string[] = [];
const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>((url) => {
  sent.push(url);
  return true;
});
Object.defineProperty(navigator, "sendBeacon", { value: sendBeacon });

const bodyOf = async (place: number) =>
  JSON.parse((await sendBeacon.mock.calls[place]?.[1].text()) ?? "null");

test("a page counts once when opened, and again when restored from the back/forward cache", async () => {
  history.replaceState(null, "", `/${"a".repeat(400)}?amount=5000000`);
  await import("./page-view.ts");
  expect(sent).toEqual(["/api/website/analytics"]);
  const counted: unknown = await bodyOf(0);
  // No query, and no more of a path than the server accepts.
  expect(counted).toEqual({ page: `/${"a".repeat(299)}`, event: "page_view" });

  const shown = (persisted: boolean) =>
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  shown(false);
  expect(sent).toHaveLength(1);
  shown(true);
  expect(sent).toHaveLength(2);
});
