// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { servePages } from "#test/support/served-pages.ts";
import { showHtml } from "#test/support/show-html.ts";
import "./enquiry-section.ts";

const form = `<div data-island="enquiry-form"><form><input name="fullname"></form></div>`;
servePages({ "/contact-us": form });

beforeEach(() => {
  showHtml(`<a href="#enquiry">Go</a>
    <enquiry-section><section><a href="/contact-us">Ask</a></section></enquiry-section>`);
});

const link = () => document.querySelector<HTMLAnchorElement>("section a");

test("the form takes the place of the link, and the focus goes to its first field", async () => {
  link()?.click();
  await vi.waitFor(() => expect(document.activeElement?.getAttribute("name")).toBe("fullname"));
  expect(link()).toBeNull();
});

test("a press of a link to the section brings the form too, and later only the focus", async () => {
  const press = () => document.querySelector<HTMLAnchorElement>("a[href='#enquiry']")?.click();
  const field = () => document.querySelector<HTMLInputElement>("[name=fullname]");
  press();
  await vi.waitFor(() => expect(document.activeElement).toBe(field()));
  const typed = field();
  if (typed) typed.value = "Wanjiku";
  typed?.blur();
  press();
  await vi.waitFor(() => expect(document.activeElement).toBe(typed));
  expect(field()?.value).toBe("Wanjiku");
});
