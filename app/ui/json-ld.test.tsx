import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JsonLd } from "./json-ld.tsx";

test("no value can close the element, and all data is preserved", () => {
  const data = { title: "</script><script>alert(1)</script>", text: "a < b & c > d <!-- \u2028" };
  const markup = renderToStaticMarkup(<JsonLd data={data} />);
  const [, text = ""] = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(markup) ?? [];
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual(data);
});
