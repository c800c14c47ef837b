import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { contents } from "#test/support/content/contents.ts";

const { messages, waysToBank, rightsIssue, whizz, investors, aboutUs } = content;
const { start, wide, end } = rightsIssue.page.offerLink;

/** The end-to-end tests read these texts from the content, so they are compared with the specification here. */
test("the texts that the bank specified are unchanged", () => {
  expect({
    "PAG-1": messages.notFound,
    "PAG-2": messages.bankingNotFound.heading,
    "PAG-9": messages.film.retrieving,
    "PAG-10": [messages.loading, messages.loadingWait],
    "SEA-6": [messages.search.resultsFor, messages.search.noResultsFor],
    "BRN-1": [waysToBank.serviceOffered, waysToBank.branch.directions],
    "WHZ-1": whizz.features.map(({ title }) => title),
    "INV-5": [messages.shell.home, aboutUs.title, investors.texts.crumb],
    "RIG-4": [start, wide, end].join(" "),
    products: messages.product.more,
    articles: content.press.more,
    press: content.press.title,
    leaders: content.leadership.readMore,
    group: content.groupHome.title,
    tagline: content.settings.tagline,
  }).toEqual({
    "PAG-1": {
      heading: "We Couldn't Find {address}",
      text: "Please try again later or try exploring our other pages using the navigation links at the top",
      button: "Back Home",
    },
    "PAG-2": "404 Error",
    "PAG-9": "Retrieving Video",
    "PAG-10": ["Fetching information", "Please wait..."],
    "SEA-6": ["Search Results for: {term}", "No Results for: {term}"],
    "BRN-1": ["Service Offered", "Get Directions"],
    "WHZ-1": ["Payments", "Transfer Money", "Save", "Budget Tracker", "Buy Airtime", "Loans"],
    "INV-5": ["Home", "About Us", "Investor Relations"],
    "RIG-4": "HF Group Rights Issue",
    products: "More Products",
    articles: "More Articles",
    press: "HFC Press",
    leaders: "Read More",
    group: "Welcome to the group",
    tagline: "Enriching Lives",
  });
});

test.each(Object.values(contents))("what leads back says where to ($language)", (all) => {
  const names = [all.messages.shell.back, all.formMessages.back, all.messages.calculators.back];
  expect(new Set(names).size).toBe(names.length);
});
