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
  ["share price", "/investor-relations"],
];

const least = 55;

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
  expect(questions.length).toBeGreaterThanOrEqual(60);
  expect(questions.length - misses.length).toBeGreaterThanOrEqual(least);
});
