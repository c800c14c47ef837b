import { expect, test } from "vitest";
import { link } from "#app/pages/link.ts";
import type { Language } from "#domain/pages/language.ts";
import { contents } from "#test/support/contents.ts";
import { rendered } from "#test/support/rendered.tsx";
import type { IslandComponent } from "./islands.ts";
import { Island } from "./island.tsx";

// The casts: an island of the test in place of a form.
const Form = ((props: { title: string }) => (
  <h2>{props.title}</h2>
)) as unknown as IslandComponent<"enquiry-form">;
const props = { title: "A <title>" } as unknown as Parameters<typeof Form>[0];
const htmlOf = (more: { propsFrom?: string; id?: string }, language: Language = "en") =>
  rendered(<Island name="enquiry-form" component={Form} props={props} {...more} />, {
    content: contents[language],
  });

test("an island holds its HTML and its props", () => {
  const html = htmlOf({});
  expect(html).toContain("<h2>A &lt;title&gt;</h2>");
  expect(html).toContain('data-island="enquiry-form" data-island-id="enquiry-form"');
  expect(html).toContain('data-props="{&quot;title&quot;:&quot;A &lt;title&gt;&quot;}"');
});

test("an island whose props are fetched names their path instead", () => {
  const html = htmlOf({ propsFrom: "/props", id: "second" });
  expect(html).toContain('data-island-id="second"');
  expect(html).toContain('data-props-from="/props"');
  expect(html).not.toContain("data-props=");
});

test("a page in Kiswahili fetches props in Kiswahili", () => {
  const propsFrom = link("/calculators/props");
  expect(htmlOf({ propsFrom }, "sw")).toContain(`data-props-from="/sw${propsFrom}"`);
});
