import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { OptionCards } from "./option-cards.tsx";

const title = "Apply For Your Rights Here";

const hrefOf = (card: string) => {
  const links = rendered(<OptionCards current={undefined} />, { content }).match(/<a [^]*?<\/a>/g);
  const link = links?.find((each) => each.includes(`>${card}<`));
  return link && /href="([^"]+)"/.exec(link)?.[1];
};

test("RIG-9: the card to apply leads to the page of the rights issue", () => {
  expect(hrefOf(title)).toMatch(/^\/rightsissue#/);
});

const others = content.rightsIssue.page.options.filter((option) => option.title !== title);
test.each(others)("the card $title leads to a page of its own", (option) => {
  expect(hrefOf(option.title)).toMatch(new RegExp(`^/hfc-rights-issue/${option.key}#`));
});
