import { expect, test } from "vitest";
import { rendered } from "#test/support/components/rendered.tsx";
import { Banner } from "./banner.tsx";

test("a banner shows the title of its page as the one main heading", () => {
  const shown = rendered(<Banner motif="insurance" seed="example" title="Our branches" />, {});
  expect(shown.match(/<h1>[^<]*<\/h1>/g)).toEqual(["<h1>Our branches</h1>"]);
});
