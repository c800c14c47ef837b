import robotsParser from "robots-parser";
import { expect, test } from "vitest";
import { z } from "zod";
import { link } from "#app/pages/link.ts";
import { addresses } from "#test/support/site/site.ts";
import { publicOrigin, serveSite } from "./support/served-site.ts";

const site = serveSite();

test("robots.txt allows every page and names the sitemap", async () => {
  const robots = robotsParser(`${publicOrigin}/robots.txt`, await site.read("/robots.txt"));
  expect(robots.getSitemaps()).toEqual([`${publicOrigin}/sitemap.xml`]);
  const isHidden = (address: string) => robots.isDisallowed(publicOrigin + address, "Googlebot");
  expect(addresses.filter((address) => address !== link("/api/docs")).filter(isHidden)).toEqual([]);
  expect(isHidden("/api/website/exchangeRate")).toBe(true);
});

const ManifestSchema = z.object({
  // Longer ones are cut off on a phone.
  short_name: z.string().max(12),
  start_url: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string() })).min(2),
  shortcuts: z.array(z.object({ url: z.string() })),
});

test("the files of the manifest exist and have the stated size", async () => {
  const manifest = ManifestSchema.parse(JSON.parse(await site.read("/site.webmanifest")));
  for (const address of [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)])
    expect((await site.ask(address)).status, address).toBe(200);
  for (const { src, type, sizes } of manifest.icons) {
    const icon = await site.ask(src);
    expect(icon.headers.get("Content-Type"), src).toBe(type);
    // A PNG's header has its width and height.
    const bytes = new DataView(await icon.arrayBuffer());
    expect(`${bytes.getUint32(16)}x${bytes.getUint32(20)}`, src).toBe(sizes);
  }
});
