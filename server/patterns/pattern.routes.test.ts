import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { drawPattern } from "./draw-pattern.ts";
import { createPatternFiles } from "./pattern-files.ts";
import { patternRoutes } from "./pattern.routes.ts";

const address = "/patterns/savings/wide/nyumba-yangu.svg";
const svg = drawPattern("savings", "nyumba-yangu", "wide");

function get(path: string, headers: Record<string, string> = {}) {
  return patternRoutes(() => new Response(null, { status: 503 })).request(path, { headers });
}

test("answers with the drawing", async () => {
  const response = await get(address);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("image/svg+xml");
  expect(response.headers.get("Cache-Control")).toBe(
    "public, max-age=86400, stale-while-revalidate=604800",
  );
  expect(response.headers.get("Vary")).toBe("Accept-Encoding");
  expect(response.headers.get("Content-Encoding")).toBeNull();
  expect(await response.text()).toBe(svg);
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["identity", null],
])("for Accept-Encoding %j the body is in %j", async (accepted, encoding) => {
  const response = await get(address, { "Accept-Encoding": accepted });
  expect(response.headers.get("Content-Encoding")).toBe(encoding);
  const body = Buffer.from(await response.arrayBuffer());
  expect(response.headers.get("Content-Length")).toBe(String(body.length));
  const decode =
    { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""] ?? ((bytes: Buffer) => bytes);
  expect(decode(body).toString()).toBe(svg);
});

test("answers 304 without a body to the tag it gave, and 200 to another", async () => {
  const etag = (await get(address)).headers.get("ETag") ?? "";
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);

  const again = await get(address, { "If-None-Match": etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect(again.headers.get("ETag")).toBe(etag);
  expect(again.headers.get("Cache-Control")).toContain("max-age=86400");

  const changed = await get(address, { "If-None-Match": 'W/"another"' });
  expect(changed.status).toBe(200);
  const other = await get("/patterns/savings/wide/other.svg");
  expect(other.headers.get("ETag")).not.toBe(etag);
});

test.each([
  "/patterns/batik/wide/nyumba-yangu.svg",
  "/patterns/toString/wide/nyumba-yangu.svg",
  "/patterns/savings/round/nyumba-yangu.svg",
  "/patterns/savings/constructor/nyumba-yangu.svg",
  "/patterns/savings/wide/nyumba-yangu",
  "/patterns/savings/wide/nyumba-yangu.png",
  "/patterns/savings/wide/.svg",
  "/patterns/savings/wide/Nyumba.svg",
  "/patterns/savings/wide/nyumba%2Fyangu.svg",
  "/patterns/savings/wide/nyumba%0A.svg",
  `/patterns/savings/wide/${"a".repeat(81)}.svg`,
  "/patterns/savings/wide",
])("%s is not found", async (path) => {
  expect((await get(path)).status).toBe(404);
});

test("a seed of eighty characters is drawn", async () => {
  expect((await get(`/patterns/loans/tile/${"a".repeat(80)}.svg`)).status).toBe(200);
});

test("a pattern is drawn once while it is kept, and the one asked for least goes first", async () => {
  const draw = vi.fn<() => string>(() => svg);
  const files = createPatternFiles(2);
  const [first, same] = await Promise.all([files.get("a", draw), files.get("a", draw)]);
  expect(same).toBe(first);
  expect(draw).toHaveBeenCalledTimes(1);

  await files.get("b", draw);
  await files.get("a", draw);
  await files.get("c", draw);
  expect(draw).toHaveBeenCalledTimes(3);
  await files.get("a", draw);
  expect(draw).toHaveBeenCalledTimes(3);
  await files.get("b", draw);
  expect(draw).toHaveBeenCalledTimes(4);
});
