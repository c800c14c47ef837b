import { expect, test } from "@playwright/test";

/** One of each kind; the rules are tested in canonical-address.test.ts and redirects.test.ts in server/http/. */
test("a URL with another spelling redirects to the page's own", async ({ request }) => {
  for (const [spelling, address] of [
    ["/HFC", "/hfc"],
    ["/%68fc", "/hfc"],
    ["/sw//ways-to-bank/location/branches", "/sw/ways-to-bank/location/Branches"],
    ["/sw/About-Us/", "/about-us"],
    ["/Careers/Head-Of-Sales/Apply", "/careers/Head-Of-Sales/apply"],
    ["/SEARCH/Home%20Loan", "/search/Home%20Loan"],
    ["/Borrow/For-Individuals/Personal-Loan/", "/borrow/for-individuals/personal-loan"],
    ["/Documents/Privacy_Policy", "/documents/privacy_policy"],
  ] as const) {
    const response = await request.get(spelling, { maxRedirects: 0 });
    const answer = [response.status(), response.headers()["location"]];
    expect.soft(answer, spelling).toEqual([301, address]);
  }
});

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
