import { expect, test } from "vitest";
import { shownPlaces } from "./shown-places.ts";

const open = { isOpen: true };
const closed = { isOpen: false };

test.each([
  ["all places", [open, closed], false, { shown: [open, closed], isNoneOpen: false }],
  ["the open places", [open, closed], true, { shown: [open], isNoneOpen: false }],
  ["the closed places if none is open", [closed], true, { shown: [closed], isNoneOpen: true }],
  ["nothing if nothing fits", [], true, { shown: [], isNoneOpen: false }],
])("a list shows %s", (_what, fitting, openOnly, expected) => {
  expect(shownPlaces(fitting, openOnly)).toEqual(expected);
});
