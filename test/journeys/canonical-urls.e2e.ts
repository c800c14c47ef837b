import { expect, test } from "@playwright/test";

test("an unknown part shows the whole list, and is not kept", async ({ request }) => {
  for (const [unknown, shown] of [
    ["/insurance/for-nobody", "/insurance"],
    ["/property-listing/castles", "/property-listing"],
  ] as const) {
    const response = await request.get(unknown);
    expect(response.status()).toBe(200);
    expect(response.headers()["cache-control"]).toContain("no-store");
    expect(await response.text()).toContain(
      `rel="canonical" href="${new URL(shown, response.url())}"`,
    );
    const { "cache-control": known } = (await request.get(shown)).headers();
    expect(known).toContain("s-maxage");
  }
});
