import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { Underwriters } from "./underwriters.tsx";

const licence = "Letter of the insurer, 3 March 2027";
const panel = [
  { id: "drawn", name: "Drawn Insurance" },
  { id: "licensed", name: "Licensed Insurance", logo: { file: "licensed.svg", licence } },
];
const html = rendered(<Underwriters panel={panel} />, { content });

test("an insurer without a logo is named in type", () => {
  expect(html).toContain("<li>Drawn Insurance</li>");
});

test("a licensed logo is shown with the insurer's name as its text", () => {
  const [picture = ""] = html.match(/<img [^>]*>/g) ?? [];
  expect(picture).toContain('src="/pictures/underwriters/licensed.svg"');
  expect(picture).toContain('alt="Licensed Insurance"');
  expect(picture).toMatch(/width="\d+" height="\d+"/);
  expect(html.match(/<img/g)).toHaveLength(1);
});

test("visitors do not see the licence", () => {
  expect(html).not.toContain(licence);
});
