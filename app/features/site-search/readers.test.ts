import { expect, test } from "vitest";
import { contents } from "#test/support/content/contents.ts";
import { readers } from "./readers.ts";

test.each(Object.values(contents))(
  "no result in $language shows the identifier of a value instead of its words",
  (content) => {
    const named = readers
      .flatMap((read) => read(content))
      .filter((record) => /\{\w+\}/.test(JSON.stringify(record)))
      .map(({ href }) => href);
    expect(named).toEqual([]);
  },
);
