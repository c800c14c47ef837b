import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import type { IslandComponent } from "./islands.ts";
import { Island } from "./island.tsx";

// The casts: an island of the test in place of a form.
const Form = ((props: { title: string }) => (
  <h2>{props.title}</h2>
)) as unknown as IslandComponent<"enquiry-form">;
const props = { title: "A <title>" } as unknown as Parameters<typeof Form>[0];

test("an island holds its HTML and its props", () => {
  const island = <Island name="enquiry-form" component={Form} props={props} />;
  const html = rendered(island, { content });
  expect(html).toContain("<h2>A &lt;title&gt;</h2>");
  expect(html).toContain('data-island="enquiry-form" data-island-id="enquiry-form"');
  expect(html).toContain('data-props="{&quot;title&quot;:&quot;A &lt;title&gt;&quot;}"');
});
