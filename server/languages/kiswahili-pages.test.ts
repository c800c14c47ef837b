import { expect, test } from "vitest";
import { withKiswahili } from "./kiswahili-pages.ts";

const site = "https://www.example.org";

/** Pages that show the language, method and URL of their request. */
const render = withKiswahili(async (request, language) => {
  const { pathname, search, hash } = new URL(request.url);
  const text = `${language} ${request.method} ${pathname}${search}${hash} ${await request.text()}`;
  if (pathname === "/contact-us" && request.method === "POST")
    return new Response(null, {
      status: 303,
      headers: { Location: "/contact-us?reference=E" },
    });
  return new Response(text.trim(), { status: pathname === "/nowhere" ? 404 : 200 });
});

async function ask(address: string, init?: RequestInit) {
  const response = await render(new Request(site + address, init));
  return {
    status: response.status,
    location: response.headers.get("Location"),
    text: await response.text(),
  };
}

test.each([
  ["/hfc", 200, "en GET /hfc"],
  ["/sw/hfc?page=2", 200, "sw GET /hfc?page=2"],
  ["/sw/hfc#part", 200, "sw GET /hfc#part"],
  ["/sw", 200, "sw GET /"],
  ["/sw/nowhere", 404, "sw GET /nowhere"],
])("%s answers %i", async (address, status, text) => {
  expect(await ask(address)).toEqual({ status, text, location: null });
});

test("a page without a translation redirects to the English page", async () => {
  expect(await ask("/sw/leadership?a=1")).toMatchObject({
    status: 302,
    location: "/leadership?a=1",
  });
  const posted = await ask("/sw/complaints", { method: "POST", body: "a=1" });
  expect(posted).toMatchObject({ status: 307, location: "/complaints" });
});

test.each(["/sw//evil.example", "/sw///evil.example", "/sw/\\evil.example"])(
  "%s does not redirect to another host",
  async (address) => {
    expect(await ask(address)).toMatchObject({ status: 302, location: "/evil.example" });
    const posted = await ask(address, { method: "POST", body: "a=1" });
    expect(posted).toMatchObject({ status: 307, location: "/evil.example" });
  },
);

test("a form redirects to a page in its language", async () => {
  const posted = await ask("/sw/contact-us", { method: "POST", body: "a=1" });
  expect(posted).toMatchObject({ status: 303, location: "/sw/contact-us?reference=E" });
});

test("simultaneous requests in two languages do not mix", async () => {
  const [kiswahili, english] = await Promise.all([ask("/sw/hfc"), ask("/hfc")]);
  expect([kiswahili.text, english.text]).toEqual(["sw GET /hfc", "en GET /hfc"]);
});
