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
  ["/SEARCH//Mortgage/", "/search/Mortgage"],
  ["/Borrow/For-Individuals", "/borrow/for-individuals"],
  ["/borrow//for-individuals", "/borrow/for-individuals"],
  ["/Borrow//For-Individuals//?a=B/", "/borrow/for-individuals?a=B/"],
  ["/borrow/for-individuals/", "/borrow/for-individuals"],
  ["/Borrow/For-Individuals/Personal-Loan/", "/borrow/for-individuals/personal-loan"],
  ["/HFC/", "/hfc"],
  ["/SW/Borrow/", "/sw/borrow"],
  ["/sw//ways-to-bank/location/branches", "/sw/ways-to-bank/location/Branches"],
  ["/sw/About-Us/", "/about-us"],
  ["/sw/about-us/", "/about-us"],
  ["/Banking", "/hfc"],
  ["/ways-to-bank//LOCATION/atms/", "/ways-to-bank/location/ATMS"],
  ["/Careers/Head-Of-Sales/Apply", "/careers/Head-Of-Sales/apply"],
  ["/Documents/Privacy_Policy", "/documents/privacy_policy"],
] as const) {
  test(`${spelling} leads to ${address}`, async ({ request }) => {
    const response = await request.get(spelling, { maxRedirects: 0 });
    expect([response.status(), response.headers()["location"]]).toEqual([301, address]);
  });
}

for (const kept of [
  "/search/Mortgage",
  "/borrow/for-nobody//x",
  "/Nowhere",
  "/films//enriching-lives.mp4",
  "/Films/enriching-lives.mp4",
  "/api//careers//job//all",
  "/api/Careers/job/all",
  "/documents/investors/Annual-Report-2024.pdf",
  "/careers/Head-Of-Sales",
]) {
  test(`${kept} is asked for as it is`, async ({ request }) => {
    const response = await request.get(kept, { maxRedirects: 0 });
    expect([200, 404]).toContain(response.status());
  });
}

test("what is not in Kiswahili yet leads to the English page for now", async ({ request }) => {
  const response = await request.get("/sw/about-us", { maxRedirects: 0 });
  expect([response.status(), response.headers()["location"]]).toEqual([302, "/about-us"]);
});

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
