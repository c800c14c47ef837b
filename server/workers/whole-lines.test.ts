import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { passOnLines } from "./whole-lines.ts";

test("hands on whole lines, and at the end the rest", async () => {
  const [first, second, log] = [new PassThrough(), new PassThrough(), new PassThrough()];
  passOnLines(first, log);
  passOnLines(second, log);
  for (const [stream, piece] of [
    [first, "a1\na"],
    [second, "b1"],
    [first, "2\n"],
    [second, "\nb2\nb3"],
  ] as const) {
    stream.write(piece);
    await new Promise(setImmediate);
  }
  second.end();
  await new Promise(setImmediate);
  log.end();
  expect(await text(log)).toBe("a1\na2\nb1\nb2\nb3");
});
