import { expect, test } from "vitest";
import { bestEncoding, readsDcb, readsDcz } from "./best-encoding.ts";

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["br", "br"],
  ["BR", "br"],
  ["br;q=1.0, gzip", "br"],
  ["gzip;q=1.0, br;q=0.001", "br"],
  ["deflate,br ;q=0.5", "br"],
  ["br;q=0, br", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br; q=0.000 ,gzip", "gzip"],
  ["BR;Q=0, GZIP", "gzip"],
  ["br;q=0.0, gzip; q=0", "identity"],
  ["deflate, zstd", "identity"],
  ["xbr, brotli, x-gzip", "identity"],
  ["identity", "identity"],
  ["*", "br"],
  ["gzip, *;q=0.5", "br"],
  ["br;q=0, *", "gzip"],
  ["br;q=0, gzip;q=0, *", "identity"],
  ["*;q=0", "identity"],
  ["*;q=0, gzip", "gzip"],
  ["", "identity"],
  ["br;q=NaN", "identity"],
  ["br;q=, gzip;q=-1", "identity"],
  ["br;q=2, gzip", "gzip"],
  ["br;level=5, gzip;q=0.0000", "identity"],
  ["br;q=1.000, gzip;q=0.900", "br"],
])("the encoding for %j is %s", (accepted, encoding) => {
  expect(bestEncoding(accepted)).toBe(encoding);
});

test.each([
  ["gzip, deflate, br, zstd, dcb, dcz", true],
  ["dcz;q=0.1", true],
  ["br, dcb", false],
  ["dcz;q=0", false],
  ["*", false],
])("%j accepts dcz: %s", (accepted, reads) => {
  expect(readsDcz(accepted)).toBe(reads);
});

test.each([
  ["gzip, deflate, br, zstd, dcb, dcz", true],
  ["br, dcz", false],
  ["dcb;q=0", false],
])("%j accepts dcb: %s", (accepted, reads) => {
  expect(readsDcb(accepted)).toBe(reads);
});

test("a header crafted to be slow is parsed quickly", () => {
  expect(bestEncoding(`br;q=0${",\t".repeat(20_000)} gzip`)).toBe("gzip");
  expect(bestEncoding(`,${" ".repeat(100_000)}x`)).toBe("identity");
  expect(bestEncoding(`br${" ".repeat(100_000)}x`)).toBe("identity");
  expect(bestEncoding(`br;q=0.${"1".repeat(100_000)}`)).toBe("identity");
});
