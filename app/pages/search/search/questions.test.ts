import { expect, test } from "vitest";
import { content } from "#test/support/content.ts";
import { readResults } from "./read-results.ts";

const homeLoan = "/borrow/for-individuals/property-financing/home-loan";

/** Questions that people type, and the page they mean. */
const questions: readonly (readonly [asked: string, first: string])[] = [
  ["open an account", "/save-invest"],
  ["how do i open an account", "/save-invest"],
  ["fungua akaunti", "/save-invest"],
  ["opn acount", "/save-invest"],
  ["business account", "/save-invest/for-business"],
  ["account for my child", "/save-invest/for-individuals/junior-treasure-account"],
  ["student account", "/save-invest/for-individuals/youth-account"],
  ["fixed deposit", "/save-invest/for-individuals/fixed-term-deposit"],
  ["how much will my deposit earn", "/calculators/deposit-return"],
  ["forgot pin", "/hfc-whizz"],
  ["i forgot my pin", "/hfc-whizz"],
  ["nimesahau pin", "/hfc-whizz"],
  ["reset password", "/hfc-whizz"],
  ["money missing", "/fraud-centre"],
  ["money missing from my account", "/fraud-centre"],
  ["pesa zimepotea", "/fraud-centre"],
  ["lost card", "/fraud-centre"],
  ["i lost my card", "/fraud-centre"],
  ["stolen card", "/fraud-centre"],
  ["kadi imepotea", "/fraud-centre"],
  ["scam", "/fraud-centre"],
  ["sim swap", "/fraud-centre"],
  ["nimeibiwa", "/fraud-centre"],
  ["home loan 6 million", homeLoan],
  ["home loan", homeLoan],
  ["mortage", homeLoan],
  ["mortgage", homeLoan],
  ["mkopo wa nyumba", homeLoan],
  ["i want to buy a house", homeLoan],
  ["mortgage calculator", "/calculators/mortgage"],
  ["loan calculator", "/calculators/mortgage"],
  ["pay off my loan early", "/calculators/overpay"],
  ["lump sum", "/calculators/overpay"],
  ["kulipa mapema", "/calculators/overpay"],
  ["refinance my mortgage", "/calculators/take-over"],
  ["switch bank", "/calculators/take-over"],
  ["compare loans", "/calculators/offers"],
  ["buy land", "/borrow/for-individuals/property-financing/plot"],
  ["mkopo wa shamba", "/borrow/for-individuals/property-financing/plot"],
  ["build a house", "/borrow/for-individuals/property-financing/construction"],
  ["affordable housing", "/borrow/for-individuals/property-financing/affordable-housing"],
  ["loan", "/borrow"],
  ["mkopo", "/borrow"],
  ["personal lone", "/borrow/for-individuals/personal-loan"],
  ["school fees", "/borrow/for-individuals/school-fees-loan"],
  ["karo ya shule", "/borrow/for-individuals/school-fees-loan"],
  ["car loan", "/borrow/for-individuals/car-loan"],
  ["logbook loan", "/borrow/for-individuals/logbook-loans"],
  ["business loan", "/borrow/for-business"],
  ["do i qualify for a loan", "/can-i-apply"],
  ["how much can I borrow", "/calculators/affordability"],
  ["what house can I afford", "/calculators/affordability"],
  ["naweza kukopa kiasi gani", "/calculators/affordability"],
  ["salary", "/calculators/net-pay"],
  ["my payslip", "/calculators/net-pay"],
  ["mshahara", "/calculators/net-pay"],
  ["salary loan", "/borrow/for-individuals/personal-loan"],
  ["rates", "/rates-and-fees"],
  ["interest rates", "/rates-and-fees"],
  ["bank charges", "/rates-and-fees"],
  ["riba", "/rates-and-fees"],
  ["forex", "/forex-rates"],
  ["dollar rate today", "/forex-rates"],
  ["dola", "/forex-rates"],
  ["car insurance", "/insure/for-individuals/motor-insurance"],
  ["bima ya gari", "/insure/for-individuals/motor-insurance"],
  ["medical cover", "/insure/for-individuals/health-insurance"],
  ["bima", "/insure"],
  ["funeral cover", "/insure/for-individuals/last-expense"],
  ["branch", "/ways-to-bank/location/Branches"],
  ["nearest brach", "/ways-to-bank/location/Branches"],
  ["tawi la karibu", "/ways-to-bank/location/Branches"],
  ["are you open on saturday", "/ways-to-bank/location/Branches"],
  ["atm near me", "/ways-to-bank/location/ATMS"],
  ["download app", "/hfc-whizz"],
  ["online banking", "/ways-to-bank"],
  ["paybill number", "/ways-to-bank"],
  ["tuma pesa", "/move-money-trade/for-individuals/money-transfer-solutions"],
  ["send money", "/move-money-trade/for-individuals/money-transfer-solutions"],
  ["customer care", "/contact-us"],
  ["phone number", "/contact-us"],
  ["complain", "/complaints"],
  ["malalamiko", "/complaints"],
  ["kazi", "/careers/jobsListing"],
  ["jobs", "/careers/jobsListing"],
  ["houses for sale", "/property-listing"],
  ["which documents are needed for a loan", "/what-to-bring"],
  ["houses within my budget", "/property-listing"],
  ["share price", "/investor-relations/share"],
  // A name in the question goes before what the rest of it asks.
  ["tawi nakuru", "/ways-to-bank/branch/nakuru"],
  ["travel insurance for schengen", "/insure/for-individuals/travel-insurance"],
  ["is the thika branch open on saturday", "/ways-to-bank/branch/thika"],
  ["mortgage for kenyans in the uk", "/borrow/for-diaspora/diaspora-property-financing/home-loan"],
  ["who regulates you", "/about-us"],
  ["is my money safe", "/documents/disclosures_and_policies"],
  ["cv", "/careers/jobsListing"],
  ["swift code", "/ways-to-bank"],
  ["block card", "/fraud-centre"],
  ["double charge", "/complaints"],
  ["mpesa", "/ways-to-bank"],
  ["how much is stamp duty", "/calculators/home-cost"],
  ["what are the advocate fees for a house", "/calculators/home-cost"],
  ["who is the ceo", "/leadership"],
  ["bank statement", "/hfc-whizz"],
  ["crb", "/borrow/for-individuals/personal-loan"],
  ["house insurance", "/insure/for-individuals/domestic-package-insurance"],
  ["compare loans", "/compare"],
  ["christmas opening hours", "/ways-to-bank/location/Branches"],
  ["close my account", "/ways-to-bank/location/Branches"],
  ["how to become a shareholder", "/investor-relations/share"],
  ["feedback", "/contact-us"],
  ["nataka kukopa pesa", "/borrow"],
  ["i lost my phone", "/fraud-centre"],
  ["what time do you close", "/ways-to-bank/location/Branches"],
  ["are you open on sunday", "/ways-to-bank/location/Branches"],
  ["wheelchair access", "/ways-to-bank/location/Branches"],
  ["student loan", "/borrow/for-individuals/school-fees-loan"],
  ["insurance for my shop", "/insure/for-business/sme-business-protection-insurance"],
  ["loan for farming", "/borrow/for-business"],
  ["minimum balance", "/rates-and-fees"],
  ["huduma kwa wateja", "/contact-us"],
];

/** Nine in ten: a right change of the content may cost a few. */
const least = Math.ceil(0.9 * questions.length);

test("people find first what they mean", async () => {
  const services = {
    content,
    jobs: { list: async () => ({ jobs: [], total: 0 }), find: async () => undefined },
    reportFailure: (message: string) => {
      throw new Error(message);
    },
  };
  const answers = await Promise.all(
    questions.map(async ([term, right]) => {
      const { results } = await readResults(services, { term, kind: null, page: null });
      return { term, right, first: results[0]?.href };
    }),
  );
  const misses = answers
    .filter(({ right, first }) => first !== right)
    .map(({ term, right, first }) => `${term}: ${first ?? "nothing"} instead of ${right}`);
  const score = `${questions.length - misses.length} of ${questions.length} right`;
  process.stdout.write([score, ...misses, ""].join("\n"));
  expect(questions.length - misses.length).toBeGreaterThanOrEqual(least);
});
