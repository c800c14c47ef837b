import type { Page } from "@playwright/test";
import { formatDay } from "#domain/time/days.ts";
import { expect, structuredData, test } from "../support/browser.ts";
import { desk, phone } from "../support/site.ts";

const list = "/careers/jobsListing";
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const linkOf = (page: Page, i: number) => cards(page).nth(i).getByRole("link");

test("the list shows each open job with its company, department, terms and last day", async ({
  page,
}) => {
  await page.goto(list);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Jobs");
  const count = await cards(page).count();
  expect(count).toBeGreaterThan(0);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(
    count === 1 ? "1 job" : `${count} jobs`,
  );
  for (const card of await cards(page).all()) {
    await expect(card.getByRole("link")).toHaveAttribute("href", /^\/careers\/[a-z0-9-]+$/);
    await expect(card.locator("time")).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
    await expect(card.locator("time")).toHaveText(
      /^Closes (?:\d{1,2} \w+ \d{4} \(in \d+ days\)|tomorrow, .+|today, .+)$/,
    );
  }
});

test("jobs that are an example are marked so, in the list and on their own page", async ({
  page,
}) => {
  await page.goto(`${list}?department=Property`);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText("Specimen");
  await linkOf(page, 0).click();
  await expect(page.getByRole("main")).toContainText("Specimen");
});

for (const [width, viewport] of [
  ["a phone", phone],
  ["a desk", desk],
] as const) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`on ${width}, ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
      test.use({ viewport, javaScriptEnabled });

      test("filters choose by the address, and one link takes them away", async ({ page }) => {
        await page.goto(list);
        const all = await cards(page).count();
        const form = page.getByRole("main").getByRole("form");
        const fold = page.getByRole("main").locator("summary");
        if (await fold.isVisible()) await fold.click();
        await form.getByLabel("Company").selectOption("HFDI");
        await form.getByRole("button").click();
        await expect(page).toHaveURL(
          (url) => url.pathname === list && url.searchParams.get("subsidiary") === "HFDI",
        );
        await expect(form.getByLabel("Company")).toHaveValue("HFDI");
        const fitting = await cards(page).count();
        expect(fitting).toBeGreaterThan(0);
        expect(fitting).toBeLessThan(all);
        await expect(cards(page).filter({ hasText: "HFDI" })).toHaveCount(fitting);

        await page.getByRole("main").getByRole("link", { name: "Show all jobs" }).click();
        await expect(page).toHaveURL(list);
        await expect(cards(page)).toHaveCount(all);
      });
    });
  }
}

test("what does not exist is no filter; what nobody fits says so", async ({ page }) => {
  await page.goto(list);
  const all = await cards(page).count();
  await page.goto(`${list}?department=Magic&subsidiary=&category=%3Cb%3E`);
  await expect(cards(page)).toHaveCount(all);
  await expect(page.getByRole("link", { name: "Show all jobs" })).toHaveCount(0);

  await page.goto(`${list}?department=Property&subsidiary=HFC+Limited`);
  await expect(cards(page)).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Show all jobs" }).click();
  await expect(cards(page)).toHaveCount(all);
});

test("the list and a job are kept for less than a minute, and never shown past it", async ({
  page,
}) => {
  await page.goto(list);
  const job = (await linkOf(page, 0).getAttribute("href")) ?? "";
  for (const address of [list, job]) {
    const response = await page.request.get(address);
    const policy = response.headers()["cache-control"] ?? "";
    expect(Number(/s-maxage=(\d+)/.exec(policy)?.[1])).toBeLessThanOrEqual(30);
    expect(policy).not.toContain("stale");
  }
});

test("a job shows every field of it, and leads to the application and back", async ({
  page,
  request,
}) => {
  const { data: jobs } = await (await request.get("/api/careers/job/all")).json();
  for (const job of jobs) {
    await page.goto(`/careers/${job.id}`);
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(job.title);
    const text = (await main.innerText()).replaceAll(/\s+/g, " ");
    const shown = [
      job.tagline,
      job.jobDepartment,
      job.category.name,
      job.subsidiary,
      formatDay(job.applicationDeadline.slice(0, 10)),
      ...job.description.split(/\n\s*\n/),
      ...job.accountabilities,
      ...job.competencies,
      ...job.qualifications,
    ];
    expect(shown.filter((words) => !text.includes(words.replaceAll(/\s+/g, " ").trim()))).toEqual(
      [],
    );
    for (const apply of await main.getByRole("link", { name: "Apply" }).all()) {
      await expect(apply).toHaveAttribute("href", `/careers/${job.id}/apply`);
    }
    await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toHaveText(
      `HomeCareersJobs${job.title}`,
    );
  }
});

test("a job can be sent on by WhatsApp and email, with its address", async ({ page }) => {
  await page.goto(list);
  await linkOf(page, 0).click();
  const address = page.url();
  const whatsapp = page.getByRole("main").getByRole("link", { name: "WhatsApp" });
  const email = page.getByRole("main").getByRole("link", { name: "Email" });
  const text = new URL((await whatsapp.getAttribute("href")) ?? "").searchParams.get("text");
  expect(text).toContain(address);
  const letter = new URL((await email.getAttribute("href")) ?? "");
  expect(letter.protocol).toBe("mailto:");
  expect(letter.searchParams.get("body")).toContain(address);
  await expect(page.locator("script[src^=http]")).toHaveCount(0);
});

test("search engines read the job as a JobPosting, of what the page shows", async ({ page }) => {
  await page.goto(list);
  const day = await cards(page).first().locator("time").getAttribute("datetime");
  const title = await linkOf(page, 0).textContent();
  await linkOf(page, 0).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  expect(await structuredData(page, "JobPosting")).toMatchObject({
    title,
    validThrough: `${day}T23:59:59+03:00`,
  });
});

test("a job nobody knows is not found", async ({ page }) => {
  const response = await page.goto("/careers/astronaut");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "We Couldn't Find /careers/astronaut",
  );
});
