import { expect, test } from "#test/support/site/fetched-pages.ts";
import {
  placeOf,
  type SecondPage,
  secondPages,
  tooLarge,
} from "#test/support/browser/second-page.ts";

test("the heaviest page of each kind is sent as what differs from the page before", async ({
  pages,
  baseURL,
}) => {
  const bytes = new Map(pages.map((page) => [page.address, page.bytes]));
  const weightOf = ({ address }: SecondPage) => bytes.get(address) ?? 0;
  const heaviest = Map.groupBy(
    secondPages.toSorted((a, b) => weightOf(b) - weightOf(a)),
    ({ kind, address }) => `${kind} ${placeOf(address)}`,
  );
  const some = [...heaviest.values()].flatMap((of) => of.slice(0, 1));
  expect(some.length).toBeGreaterThan(0);
  expect(await tooLarge(baseURL, some)).toEqual([]);
});
