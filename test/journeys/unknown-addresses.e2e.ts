import { expect, test } from "#test/support/browser/browser.ts";
import { leadershipCategories } from "#domain/site/leadership.ts";
import { paths } from "#app/pages/paths.ts";
import { content, found } from "#test/support/content/content.ts";

const { slug, categories } = found(content.leaders[0]);
const otherBoard = leadershipCategories.filter((category) => !categories.includes(category));

/** Addresses of records that do not exist: a campaign, a job, a loan, … */
for (const address of [
  "/calculators/gold/cloth.svg",
  "/calculators/loan-cost/cloth.pdf?product=gold&amount=1&rate=1&months=1",
  "/calculators/loan-cost?product=gold",
  "/calculators/mortgage/cloth.pdf?amount=4500000&rate=14&years=20&paper=a9",
  "/campaign/cars/affordable-home",
  "/campaign/property/nothing",
  "/campaign/property/nothing/book",
  "/can-i-apply/gold",
  "/careers/astronaut",
  "/careers/no-such-job/apply",
  "/careers/testimonials/view",
  "/careers/testimonials/view/branch-manager/more",
  "/careers/testimonials/view/nobody",
  "/compare?family=lend",
  "/enquire/borrow/for-individuals/nothing",
  "/enquire/borrow/for-individuals/property-financing/requirements",
  "/enquire/borrow/nobody/x",
  "/enquire/x/y/z",
  "/articles/nothing",
  `${paths.article(found(content.articles[0]).path)}/more`,
  "/rates-and-fees/prices.pdf",
  paths.property("nothing"),
  paths.propertyEnquiry("nothing"),
  "/property-listing/land/x",
  "/ways-to-bank/location/Banks",
  paths.branch("atlantis"),
  `${paths.branch(found(content.branches[0]).slug)}/more`,
  "/documents/nothing",
  "/documents/privacy-policy",
  "/documents",
  "/leadership/nobody",
  "/leadership/view",
  "/leadership/view/management",
  `/leadership/view/nobody/${slug}`,
  "/leadership/view/management/nobody",
  ...otherBoard.slice(0, 1).map((category) => paths.leader(category, slug)),
  "/investor-relations/minutes",
  "/hfc-rights-issue/nothing",
  "/lend/for-individuals/personal-loan",
  "/borrow/for-everyone",
  "/borrow/for-everyone/personal-loan",
  "/borrow/for-individuals/nothing",
  "/borrow/for-individuals/personal-loan/nothing",
  "/borrow/for-individuals/personal-loan/tenor",
  "/borrow/for-individuals/personal-loan/requirements/tenor",
  "/borrow/for-individuals/property-financing/nothing",
  "/borrow/for-individuals/property-financing/plot/nothing",
  "/borrow/for-individuals/property-financing/plot/tenor/nothing",
  "/borrow/for-individuals/single-unit-development",
  "/insure/for-individuals/personal-loan",
  "/borrow/for-individuals/constructor",
  "/banking/me/nothing",
  "/banking/nobody",
])
  test(`${address} is not found, and the page says so`, async ({ visitor }) => {
    const page = await visitor.open(address);
    expect(page.status).toBe(404);
    expect(page.text("h1")).toContain(new URL(address, "http://x").pathname);
  });
