import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { expect, test } from "#test/support/browser/shared-context.ts";
import { content, found } from "#test/support/content/content.ts";

const { messages, products } = content;
const script = '/x"><script>alert(1)</script>';
const pathOf = ({ family, audiences, slug }: (typeof products)[number], group?: string) =>
  paths.product({ family, audience: audiences[0], slug }, group);
const groups = products.flatMap((product) => product.groups.map((group) => ({ product, group })));
const names = [...products.map(({ slug }) => slug), ...groups.map(({ group }) => group.path)];
/** No other product or part of one has the name. */
const isOnly = (name: string) => names.filter((each) => each === name).length === 1;
const product = found(products.find(({ slug, family }) => family === "borrow" && isOnly(slug)));
const part = found(
  groups.find((each) => each.product.audiences[0] === "for-individuals" && isOnly(each.group.path)),
);

test("an unknown URL is named on the page, and does nothing else", async ({ visitor }) => {
  for (const [address, shown] of [
    ["/nowhere", "/nowhere"],
    ["/about-us/nobody", "/about-us/nobody"],
    ["/caf%C3%A9", "/café"],
    ["/x%22%3E%3Cscript%3Ealert(1)%3C/script%3E", script],
    [script, script],
    ["/%E0%A4%A", "/%E0%A4%A"],
  ] as const) {
    const { status, text, values, document } = await visitor.open(address);
    expect.soft(status, address).toBe(404);
    expect.soft(text("h1")).toBe(fillText(messages.notFound.heading, { address: shown }));
    expect.soft(text("main")).toContain(messages.notFound.text);
    const robots = values("meta[name=robots]", "content");
    expect.soft(robots).toEqual([expect.stringContaining("noindex")]);
    expect.soft(document.querySelectorAll("main script")).toHaveLength(0);
    expect.soft(document.querySelector("header nav[aria-label]")).not.toBeNull();
    expect.soft(document.querySelector("footer")).not.toBeNull();
  }
});

test("a URL that can only mean one page redirects there permanently", async ({
  request,
  baseURL,
}) => {
  const { family } = part.product;
  const partPath = pathOf(part.product, part.group.path);
  for (const [from, to] of [
    ["/loans", "/borrow"],
    ["/sw/loans", "/sw/borrow"],
    ["/atms", "/ways-to-bank/location/ATMS"],
    ["/fraud", "/fraud-centre"],
    ["/careers/jobs", "/careers/jobsListing"],
    ["/fees", "/rates-and-fees"],
    [`/${product.slug}`, pathOf(product)],
    [`/${product.family}/${product.slug}`, pathOf(product)],
    [`/${family}/for-individuals/${part.group.path}`, partPath],
    [`/banking/me/${part.group.path}`, partPath],
    [`/${family}/${part.group.path}`, partPath],
    // Other spellings; the rules are tested in canonical-address.test.ts and redirects.test.ts in server/http/.
    ["/%68FC", "/hfc"],
    ["/sw//About-Us/", "/about-us"],
    ["/Careers/Head-Of-Sales/Apply", "/careers/Head-Of-Sales/apply"],
    ["/SEARCH/Home%20Loan", "/search/Home%20Loan"],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect.soft(answer.status(), from).toBe(301);
    expect.soft(new URL(answer.headers()["location"] ?? "", baseURL).pathname).toBe(to);
  }
});

test("an unknown page of the bank has its own title", async ({ visitor }) => {
  for (const address of ["/hfc/nobody", "/hfc/me/nothing", "/hfc/nobody/borrow"]) {
    const { status, text } = await visitor.open(address);
    expect.soft(status, address).toBe(404);
    expect.soft(text("h1")).toBe(messages.bankingNotFound.heading);
  }
});

test("the most similar URLs and the group's home page are offered", async ({ page }) => {
  // A letter is missing.
  const productPath = pathOf(product);
  const response = await page.goto(productPath.slice(0, -3) + productPath.slice(-2));
  expect(response?.status()).toBe(404);
  await page.getByRole("main").locator(`li a[href="${productPath}"]`).click();
  await expect(page).toHaveURL(productPath);
  await page.goto("/nowhere");
  await page.getByRole("link", { name: messages.notFound.button }).click();
  await expect(page).toHaveURL(link("/"));
});
