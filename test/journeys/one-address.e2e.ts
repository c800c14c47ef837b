import { expect, test } from "@playwright/test";

/** Of each kind one; the rules themselves are tested beside the server's one-address.ts. */
test("an address that is spelled otherwise leads to the page's own", async ({ request }) => {
  for (const [spelling, address] of [
    ["/HFC", "/hfc"],
    ["/%68fc", "/hfc"],
    ["/hfc/", "/hfc"],
    ["/Banking", "/hfc"],
    ["/SW/Borrow/", "/sw/borrow"],
    ["/sw//ways-to-bank/location/branches", "/sw/ways-to-bank/location/Branches"],
    ["/sw/About-Us/", "/about-us"],
    ["/careers/JOBSLISTING?category=a", "/careers/jobsListing?category=a"],
    ["/Careers/Head-Of-Sales/Apply", "/careers/Head-Of-Sales/apply"],
    ["/SEARCH/Home%20Loan", "/search/Home%20Loan"],
    ["/SEARCH//Mortgage/", "/search/Mortgage"],
    ["/Borrow//For-Individuals//?a=B/", "/borrow/for-individuals?a=B/"],
    ["/Borrow/For-Individuals/Personal-Loan/", "/borrow/for-individuals/personal-loan"],
    ["/ways-to-bank//LOCATION/atms/", "/ways-to-bank/location/ATMS"],
    ["/Documents/Privacy_Policy", "/documents/privacy_policy"],
  ] as const) {
    const response = await request.get(spelling, { maxRedirects: 0 });
    const answer = [response.status(), response.headers()["location"]];
    expect.soft(answer, spelling).toEqual([301, address]);
  }
});

test("what is not in Kiswahili yet leads to the English page for now", async ({ request }) => {
  const response = await request.get("/sw/about-us", { maxRedirects: 0 });
  expect([response.status(), response.headers()["location"]]).toEqual([302, "/about-us"]);
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
