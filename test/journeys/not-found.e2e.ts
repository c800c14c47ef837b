import { expect, test } from "../support/browser.ts";

const text =
  "Please try again later or try exploring our other pages using the navigation links at the top";

for (const [address, shown] of [
  ["/nowhere", "/nowhere"],
  ["/about-us/nobody", "/about-us/nobody"],
  ["/caf%C3%A9", "/café"],
  ["/x%22%3E%3Cscript%3Ealert(1)%3C/script%3E", '/x"><script>alert(1)</script>'],
  ['/x"><script>alert(1)</script>', '/x"><script>alert(1)</script>'],
  ["/%E0%A4%A", "/%E0%A4%A"],
] as const) {
  test(`${address} is not found, and the page names the address`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`We Couldn't Find ${shown}`);
    await expect(page.getByRole("main")).toContainText(text);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await expect(page.locator("main script")).toHaveCount(0);
  });
}

for (const [from, to] of [
  ["/loans", "/borrow"],
  ["/borrow/personal-loan", "/borrow/for-individuals/personal-loan"],
  ["/borrow/for-individuals/home-loan", "/borrow/for-individuals/property-financing/home-loan"],
  ["/banking/me/home-loan", "/borrow/for-individuals/property-financing/home-loan"],
  [
    "/borrow/single-unit-development",
    "/borrow/for-business/property-financing/single-unit-development",
  ],
] as const) {
  test(`${from} can only mean ${to}, and leads there for good`, async ({ request, baseURL }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(new URL(answer.headers()["location"] ?? "", baseURL).pathname).toBe(to);
  });
}

test("the nearest addresses are offered, and the status stays", async ({ page }) => {
  const response = await page.goto("/borrow/for-individuals/personl-loan");
  expect(response?.status()).toBe(404);
  const links = page.getByRole("main").getByRole("listitem").getByRole("link");
  await expect(links).toHaveCount(3);
  await links.first().click();
  await expect(page).toHaveURL("/borrow/for-individuals/personal-loan");
});

for (const address of ["/hfc/nobody", "/hfc/me/nothing", "/hfc/nobody/borrow"]) {
  test(`${address} shows "404 Error"`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Error");
  });
}

test("Back Home leads to the group's home; header and footer are there meanwhile", async ({
  page,
}) => {
  await page.goto("/nowhere");
  await expect(page.getByRole("banner").getByRole("navigation", { name: "Main" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("link", { name: "Back Home" }).click();
  await expect(page).toHaveURL("/");
});
