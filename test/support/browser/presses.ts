import type { Locator, Page } from "@playwright/test";
import { applyAddress, form, newPhone, partsOf as partsOfApplication } from "./application-page.ts";
import { paths } from "#app/pages/paths.ts";
import { content, found } from "#test/support/content/content.ts";
import { fillIn, newMessage, partsOf } from "./enquiry-page.ts";
import { formTexts } from "#test/support/content/forms.ts";

const { calculators } = content.messages;

/** A button of the site, and how to check that it acted, with or without script. */
export type Press = {
  name: string;
  address: string;
  /** Moves near the button, as a visitor does before a press, so that its script is fetched. */
  touch: (page: Page) => Promise<unknown>;
  /** A selector that matches once the script has taken over. */
  ready: string;
  press: (page: Page) => Promise<unknown>;
  /** An answer, a text, or the page that opens without script. */
  acted: (page: Page) => Locator;
  /** The end of the action, if a text appears first. */
  ended?: (page: Page) => Locator;
};

const main = (page: Page) => page.getByRole("main");
const awake = "[data-island][data-state=awake]";

/** A link that a script turns into a button or a tab. */
function linkOn(
  name: string,
  address: string,
  selector: string,
  { ready, acted }: Pick<Press, "ready" | "acted">,
): Press {
  const link = (page: Page) => page.locator(selector).first();
  return {
    name,
    address,
    touch: (page) => link(page).focus(),
    ready,
    press: (page) => link(page).click(),
    acted,
  };
}

/** Such a link, and the form that it shows or opens. */
const formBehind = (name: string, address: string, element: string) =>
  linkOn(name, address, `${element} a`, {
    ready: `${element} a[role=button]`,
    acted: (page) => partsOf(page).fullname,
  });

/** An empty calculator form. */
const calculatorOn = (name: string, address: string): Press => ({
  name,
  address,
  touch: (page) => main(page).locator("form input:visible").first().focus(),
  ready: "live-answer:defined",
  press: (page) => main(page).getByRole("button", { name: calculators.calculate }).click(),
  acted: (page) => main(page).getByRole("region", { name: calculators.problem }),
});

/** A valid message. */
const message = (name: string, press: (page: Page) => Promise<unknown>): Press => ({
  name,
  address: "/contact-us",
  touch: (page) => fillIn(page, newMessage()),
  ready: awake,
  press: async (page) => {
    await partsOf(page).tickBox.check();
    await press(page);
  },
  acted: (page) =>
    page
      .getByText(formTexts.submitting.heading)
      .or(page.getByText(formTexts.submitted.heading).first()),
  ended: (page) => page.getByText(formTexts.submitted.heading).first(),
});

const widget: Press = {
  name: "the calculators of any page",
  address: "/hfc",
  touch: (page) => page.locator("calculators-widget > a").hover(),
  ready: "calculators-widget > a[role=button]",
  press: (page) => page.locator("calculators-widget > a").click(),
  acted: (page) => page.getByLabel(calculators.mortgage.fields.amount.label, { exact: true }),
};

const code: Press = {
  name: "a code for an application",
  address: applyAddress,
  touch: (page) => partsOfApplication(page).phone.fill(newPhone()),
  ready: awake,
  press: async (page) => {
    await partsOfApplication(page).tickBox.check();
    await partsOfApplication(page).sendCode.click();
  },
  acted: (page) => page.getByText(form.phone.sending).or(codeTitle(page)).first(),
  ended: (page) => codeTitle(page),
};
const codeTitle = (page: Page) => partsOfApplication(page).heading(form.code.title);

const search: Press = {
  name: "the search",
  address: "/borrow",
  touch: async (page) => {
    await page.getByRole("banner").getByRole("button", { name: "Search" }).first().click();
    await page.locator("search-box input").first().fill("car");
  },
  ready: "search-box input[role=combobox]",
  press: (page) => page.locator("search-box input").first().press("Enter"),
  acted: (page) => page.getByRole("heading", { level: 1, name: "car" }),
};

const film = linkOn("a film", "/", "film-dialog a[data-open]", {
  ready: "film-dialog a[role=button]",
  // On its own page, or in the dialog.
  acted: (page) => page.locator("video:visible").first(),
});

const option = linkOn("an option of the rights issue", "/rightsissue", "a[data-option=faqs]", {
  ready: "option-cards[data-ready]",
  acted: (page) => page.locator("details[name=rights-faqs]").first(),
});

const tabs = "main tab-set [data-tabs] a";
const product = "/borrow/for-individuals/personal-loan";
const tab = linkOn("a part of a product", product, `${tabs} >> nth=1`, {
  ready: "main tab-set[data-ready]",
  acted: (page) => page.locator(`${tabs}:is([aria-selected=true], [aria-current])`).first(),
});

/** Hidden until its script has loaded. */
const near: Press = {
  name: "the branches near me",
  address: "/ways-to-bank/location/Branches",
  touch: (page) => page.locator("near-me button").waitFor({ state: "attached" }),
  ready: "near-me[data-ready]",
  press: async (page) => {
    const button = page.locator("near-me[data-ready] button");
    if ((await button.count()) > 0) return button.click();
    // Without its script there is nothing to press.
    return page.evaluate(() => document.querySelector("main")?.setAttribute("data-idle", ""));
  },
  acted: (page) =>
    page
      .locator("near-me [role=status]:not(:empty)")
      .or(page.locator("main[data-idle] h1"))
      .first(),
};

/** The buttons of the site that need a script, one of each kind. */
export const presses: readonly Press[] = [
  message("a message", (page) => partsOf(page).send.click()),
  message("a message, by Enter", (page) => partsOf(page).email.press("Enter")),
  formBehind("the enquiry of a product", product, "enquiry-section"),
  formBehind(
    "the enquiry of a property",
    paths.property(found(content.properties[0]).path),
    "enquiry-section",
  ),
  formBehind(
    "the booking of a campaign",
    paths.campaign(found(content.campaigns[0]).path),
    "booking-popup",
  ),
  calculatorOn("the mortgage calculator", "/calculators/mortgage"),
  calculatorOn("the motor calculator", "/calculators/motor-insurance"),
  calculatorOn("the chooser of calculators", "/calculators"),
  widget,
  code,
  search,
  film,
  option,
  tab,
  near,
];
