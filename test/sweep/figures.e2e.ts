import { expect, test } from "@playwright/test";

const savings = "/save-invest/for-individuals";
const business = "/save-invest/for-business";
const loans = "/borrow/for-individuals";
const businessLoans = "/borrow/for-business";
const property = `${loans}/property-financing`;
const insurance = "/insure/for-individuals";

const ledgerFee = [/no monthly fee/i, /ledger fee[^.]*KES 100/i, /below KES 5,000/];
const bond = ["10%", "15%", "From KES 50,000", "Up to 90% of the deposit", "From 1 month"];
const equity = [
  "Up to 90% of the property's value",
  /individuals: up to 20 years/i,
  /(?:SMEs|businesses) and groups: up to 10 years/i,
];
const logbook = [
  "From KES 100,000",
  "Up to 48 months",
  /no older than 15 years/,
  /not (?:be )?charged to any other institution/,
];
const forex = ["Up to 2 working days", "USD 1,000", "USD 10", "USD, EUR and GBP"];
const plot = [
  /Nairobi and Kiambu.*: 80%/,
  /elsewhere.*: 70%/i,
  "Up to 7 years",
  /commitment fee to the bank: 1\.5%/i,
  /valuation.*: About 0\.5%/i,
  /legal.*: About 1% to 2%/i,
  /stamp duty to KRA: 4%/i,
];
const homeLoan = [
  "Up to 90% of the price or the valuation, whichever is lower",
  "Up to 20 years",
  /commitment fee to the bank: 1\.5%/i,
  "20% of the commitment fee",
  "Up to KES 27,500,000",
];

/** CAT-11: the figures of each product, as its page must show them. `Label: figure` is a line of a table. */
const said: Record<string, readonly (string | RegExp)[]> = {
  [`${savings}/kilele-current-account`]: ledgerFee,
  [`${business}/biashara-current-account`]: ledgerFee,
  [`${business}/sme-biz-account`]: ["KES 360 a month", /no operating balance/i],
  [`${business}/corporate-bank-account`]: ["KES 900 a month", "KES, USD, EUR, GBP and ZAR"],
  "/save-invest/for-institutions/corporate-bank-account": ["KES 900 a month"],
  "/save-invest/for-diaspora/diaspora-current-account": [
    /no ledger fee/i,
    "KES 50,000",
    "USD 500",
    "GBP 500",
    "USD, EUR, GBP and ZAR",
  ],
  [`${savings}/housing-development-bond`]: bond,
  "/save-invest/for-diaspora/diaspora-housing-development-bond": bond,
  [`${savings}/junior-treasure-account`]: [
    "1 withdrawal a quarter",
    "1 free bankers' cheque a quarter",
  ],
  [`${savings}/cross-over-fanaka`]: [
    "1 withdrawal a month",
    /interest is earned daily/i,
    /interest is paid monthly/i,
  ],
  [`${business}/biashara-savings`]: ["1 cash withdrawal a quarter"],
  [`${savings}/current-account/bundled`]: ["2 free standing orders"],

  [`${loans}/school-fees-loan`]: [
    "Up to 3 months",
    /you need an account with the bank/i,
    /school needs a valid account with the bank/i,
  ],
  [`${loans}/personal-loan`]: ["Up to 84 months", "Up to KES 7,000,000"],
  [`${loans}/equity-release`]: equity,
  "/borrow/for-diaspora/diaspora-equity-release": equity,
  [`${loans}/asset-financing`]: ["From KES 300,000"],
  [`${businessLoans}/asset-financing`]: ["From KES 300,000"],
  [`${loans}/car-loan`]: [
    /new private.*: 80%/i,
    /new private.*: up to 5 years/i,
    /new commercial.*: 70%/i,
    /new commercial.*: 3 years/i,
    /used.*: 70%/i,
    /used.*: 3 years/i,
    /construction equipment.*: 70%/i,
    /construction equipment.*: 5 years/i,
  ],
  [`${property}/home-loan`]: homeLoan,
  [`${businessLoans}/property-financing/home-loan`]: homeLoan,
  [`${property}/affordable-housing`]: [
    /commitment fee to the bank: 2%/i,
    "9.5% a year",
    /term.*: 20 years/i,
  ],
  [`${property}/plot`]: plot,
  [`${businessLoans}/property-financing/plot`]: plot,
  "/borrow/for-diaspora/diaspora-property-financing/plot": plot,
  [`${property}/construction`]: [
    /(?:live in|owner-occupied): up to 90%/i,
    /(?:to let|rental): up to 70%/i,
    /interest only.*: up to 12 months/i,
    /employed: up to 20 years/i,
    /(?:SMEs|businesses): up to 10 years/i,
  ],
  [`${property}/investment-residential`]: [
    /single unit.*: up to 85%/i,
    /multiple units.*: up to 70%/i,
    "Up to 10 years",
  ],
  [`${property}/office-space`]: [/amount financed.*: 70%/i, /term: 10 years/i],
  [`${businessLoans}/property-financing/purchase-of-investment-residential`]: [
    /single unit.*: up to 85%/i,
    /multiple units.*: up to 70%/i,
    "Up to 10 years",
  ],
  [`${businessLoans}/property-financing/single-unit-development`]: [
    "4 to 6 months",
    "70% of the project cost",
    "Up to 10 years",
    /commitment fee to the bank: 1\.5%/i,
    "10% of the commitment fee",
    "From KES 15,000",
  ],
  [`${loans}/logbook-loans`]: logbook,
  [`${businessLoans}/logbook-loans`]: logbook,
  [`${loans}/insurance-premium-finance`]: ["Up to 100% of the premium"],
  [`${businessLoans}/insurance-premium-finance`]: ["Up to 100% of the premium"],
  [`${loans}/cash-cover-loan`]: ["From KES 100,000", "Up to 90% of the deposit", "Up to 15 years"],
  "/borrow/for-diaspora/diaspora-salary-advance": [
    "Up to KES 100,000",
    "Up to 6 months",
    /valid (?:identity card|ID) or passport/i,
    /valid visa/i,
    /official list of Kenyans offered overseas jobs/i,
    /employment contract/i,
    /logbook or title deposit/i,
  ],
  [`${businessLoans}/mwana-biashara`]: [
    "Up to KES 350,000",
    "1 week to 12 months",
    /needs an active till/i,
  ],
  [`${businessLoans}/sme-loans/unsecured-loan`]: ["KES 10,000 to KES 2,000,000", "12 months"],
  [`${businessLoans}/sme-loans/term-loan`]: ["Up to 60 months"],

  [`${insurance}/motor-insurance`]: [
    "50% of the premium",
    /certificate[^.]*1 month/i,
    "Under 5 working days",
    "Over 3 cars",
  ],
  [`${insurance}/hf-elimu`]: [
    /end of the 25th policy month/i,
    "6 to 18 years",
    /premium holiday.*: 2 years/i,
    "3 guaranteed bonuses",
    /age.*: up to 60 years/i,
    "From 6 years",
  ],
  [`${insurance}/health-insurance`]: ["Up to 74 years", /no exit age/i],
  "/insure/for-business/trade-insurances": [/bid bond.*: up to KES 10,000,000/i, /unsecured/i],

  "/move-money-trade/for-individuals/foreign-exchange-solutions": forex,
  "/move-money-trade/for-diaspora/diaspora-foreign-exchange-solutions": forex,
  "/move-money-trade/for-institutions/treasury-and-custodials-services/forex": forex,
};

/** The text of a page about its own product, a line a paragraph; a figure in a table stands behind its label. */
async function ownText(baseURL: string | undefined, address: string) {
  const response = await fetch(`${baseURL}${address}`);
  const html = await response.text();
  const [own = ""] = (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "").split('id="more-products"');
  return own
    .replaceAll("</dt><dd>", ": ")
    .replaceAll(/<\/(?:p|li|h\d|dd|div|span|summary|a)>/g, "\n")
    .replaceAll(/<!--.*?-->|<[^>]+>/g, "")
    .replaceAll(/\u00a0|&nbsp;/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}

for (const [address, statements] of Object.entries(said)) {
  test(`${address} says what the specification says of it`, async ({ baseURL }) => {
    const text = await ownText(baseURL, address);
    const missing = statements.filter((words) =>
      typeof words === "string" ? !text.includes(words) : !words.test(text),
    );
    expect(missing).toEqual([]);
  });
}

test.describe("a kind of property loan shows its own figures at a glance, and no other's", () => {
  const others = {
    plot: ["9.5%", "Up to 90%", "20 years"],
    construction: ["9.5%", "80%"],
    "investment-residential": ["9.5%", "80%", "90%", "20 years"],
    "office-space": ["9.5%", "80%", "85%", "90%", "20 years"],
    "affordable-housing": ["90%", "80%", "70%"],
    "home-loan": ["9.5%", "80%", "70%"],
  };

  for (const [group, figures] of Object.entries(others)) {
    test(group, async ({ page }) => {
      await page.goto(`${property}/${group}`);
      const glance = page.getByRole("region", { name: "At a glance" });
      await expect(glance.getByRole("definition")).not.toHaveCount(0);
      for (const figure of figures) await expect(glance).not.toContainText(figure);
    });
  }
});

test("every insurance page names other licensed underwriters, after those on the panel", async ({
  baseURL,
}) => {
  const note = "..and any other duly licensed underwriter acceptable to the bank";
  for (const slug of ["motor-insurance", "health-insurance", "legacy-plan"]) {
    expect(await ownText(baseURL, `${insurance}/${slug}`)).toContain(note);
  }
});

test("the panel is the sixteen underwriters of the specification", async ({ baseURL }) => {
  const text = await ownText(baseURL, `${insurance}/motor-insurance`);
  const panel = [
    "Britam",
    "GA Insurance",
    "Pioneer",
    "Heritage",
    "Sanlam",
    "CIC",
    "Madison",
    "ICEA LION",
    "APA",
    "Prudential",
    "Kenya Orient",
    "Liberty",
    "Kenya Alliance",
    "AIG",
    "Mayfair",
    "Old Mutual",
  ];
  expect(panel.filter((name) => !text.includes(name))).toEqual([]);
});
