import { expect, test } from "vitest";
import { withParts } from "./page-parts.ts";

const render = withParts(
  async () =>
    new Response(
      `<head><link rel="expect" href="#footer"/><style>a[href="&"]{color:red}</style></head>`,
      {
        status: 203,
        headers: { "Cache-Control": "s-maxage=60" },
      },
    ),
);

test("a page for a script holds its styles in a meta element, and expects nothing", async () => {
  const page = await render(new Request("https://www.example.org/contact-us#part"));
  expect([page.status, page.headers.get("Cache-Control")]).toEqual([203, "s-maxage=60"]);
  expect(await page.text()).toBe(
    `<head><meta name="styles" content="a[href=&quot;&amp;&quot;]{color:red}"></head>`,
  );
});

test("any other page stays as it is", async () => {
  const page = await render(new Request("https://www.example.org/contact-us"));
  expect(await page.text()).toContain("<style>");
});
