import { expect, test } from "@playwright/test";

for (const [spelling, address] of [
  ["/HFC", "/hfc"],
  ["/%68fc", "/hfc"],
  ["/hfc/", "/hfc"],
  ["/sw/HFC", "/sw/hfc"],
  ["/sw/About-Us", "/about-us"],
  ["/careers/JOBSLISTING?category=a", "/careers/jobsListing?category=a"],
  ["/Calculators/Mortgage", "/calculators/mortgage"],
  ["/SEARCH/Home%20Loan", "/search/Home%20Loan"],
] as const) {
  test(`${spelling} leads to ${address}`, async ({ request }) => {
    const response = await request.get(spelling, { maxRedirects: 0 });
    expect([response.status(), response.headers()["location"]]).toEqual([301, address]);
  });
}

for (const [unknown, shown] of [
  ["/insurance/for-nobody", "/insurance"],
  ["/property-listing/castles", "/property-listing"],
] as const) {
  test(`${unknown} shows what ${shown} does, and is not kept`, async ({ request }) => {
    const response = await request.get(unknown);
    expect(response.status()).toBe(200);
    expect(response.headers()["cache-control"]).toContain("no-store");
    expect(await response.text()).toContain(
      `rel="canonical" href="${new URL(shown, response.url())}"`,
    );
    const { "cache-control": known } = (await request.get(shown)).headers();
    expect(known).toContain("s-maxage");
  });
}
