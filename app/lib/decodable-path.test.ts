import { matchRoutes } from "react-router";
import { expect, test, vi } from "vitest";
import { lastPartOf, withDecodablePath } from "./decodable-path.ts";

const site = "https://www.example.org";

test.each(["/%E0%A4%A", "/%", "/search/100%", "/search/%ff", "/borrow/%C3%28/x"])(
  "%s is handled unchanged, without a log message",
  (path) => {
    const complaints = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { pathname } = new URL(withDecodablePath(new Request(site + path)).url);
    const [match] = matchRoutes([{ path: "*" }], pathname) ?? [];
    expect(match?.params["*"]).toBe(path.slice(1));
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  },
);

test("a readable path is unchanged, and an escaped request keeps its posted body", async () => {
  const request = new Request(`${site}/search/50%25%20caf%C3%A9`);
  expect(withDecodablePath(request)).toBe(request);
  const posted = new Request(`${site}/%?a=%`, { method: "POST", body: "a=1" });
  const escaped = withDecodablePath(posted);
  expect([escaped.url, escaped.method, await escaped.text()]).toEqual([
    `${site}/%25?a=%`,
    "POST",
    "a=1",
  ]);
});

test.each([
  ["/search/home%20loan", "home loan"],
  ["/search/%252F", "%2F"],
  ["/search/%E0%A4%A", "%E0%A4%A"],
  ["/search", "search"],
])("the last part of %s is %j", (path, part) => {
  expect(lastPartOf(new Request(site + path))).toBe(part);
});
