import { describe, expect, test } from "vitest";
import { applicationRow, enquiryRow } from "#test/support/records/records.ts";
import { dataRequestRow } from "#test/support/records/data-requests.ts";
import { secretOfTests } from "#test/support/programs/webhook-receiver.ts";
import type { Endpoint } from "./endpoints.ts";
import { envelopeOf, eventTypes, type WebhookEvent } from "./events.ts";
import {
  applicationReceived,
  applicationScanned,
  complaintStep,
  dataRequestReceived,
  enquiryReceived,
} from "./record-events.ts";
import { createWebhooks } from "./webhooks.ts";

const complaint = enquiryRow({ destinationFlag: "complaints", answerDueDay: "2026-11-11" });
const events: WebhookEvent[] = [
  enquiryReceived(enquiryRow({ replyBy: "whatsapp" }), {
    section: "Home Loan",
    isBooking: false,
    language: "sw",
  }),
  enquiryReceived(enquiryRow(), { section: "Home Loan", isBooking: true, language: "en" }),
  enquiryReceived(complaint, { section: "Home Loan", isBooking: false, language: "en" }),
  complaintStep("acknowledged", complaint.reference, 5),
  complaintStep("closed", complaint.reference, 5),
  applicationReceived(applicationRow()),
  applicationScanned(applicationRow({ cvScan: "clean" }), 5),
  dataRequestReceived(dataRequestRow()),
];

test("there is an event of each type, and each matches its description", () => {
  expect(events.map(({ type }) => type)).toEqual(eventTypes);
  for (const event of events) expect(envelopeOf(event.type).strict().parse(event)).toEqual(event);
});

test.each([{ email: null }, { phone: null }])("a complaint may lack %o", (lacking) => {
  const row = { ...complaint, ...lacking };
  const event = enquiryReceived(row, { section: "Home Loan", isBooking: false, language: "en" });
  expect(envelopeOf(event.type).strict().parse(event)).toMatchObject({ version: 2, data: lacking });
});

test("events contain no fingerprints, proof ids, file keys or ID numbers", () => {
  const sent = JSON.stringify(events);
  const { proofId, cvKey, idNumber } = applicationRow({ idNumber: "30405060" });
  for (const own of ["a fingerprint", proofId, cvKey, idNumber]) expect(sent).not.toContain(own);
});

describe("each address gets", () => {
  const sentTo = (given: Partial<Endpoint>) => {
    const own = { name: "crm", url: "https://crm.example", secrets: [secretOfTests] };
    const endpoint = { ...own, allowPrivateNetwork: false, cvLinks: false, ...given };
    return events.filter((event) => createWebhooks([endpoint]).messagesOf(event).length > 0);
  };

  test("all events, if it names none", () => {
    expect(sentTo({})).toEqual(events);
  });

  test("the events that it names", () => {
    const types = sentTo({ events: ["complaint.closed", "data_request.received"] });
    expect(types.map(({ type }) => type)).toEqual(["complaint.closed", "data_request.received"]);
  });

  test.each([
    ["website", /^(?:enquiry|booking)\./],
    ["complaints", /^complaint\./],
    ["careers", /^application\./],
    ["privacy", /^data_request\./],
  ] as const)("the events of the team that it names, such as %s, and no other", (team, own) => {
    const some = sentTo({ destinations: [team] });
    expect(some.map(({ type }) => type)).toEqual(eventTypes.filter((type) => own.test(type)));
  });
});

test("a message names its record, and its channel is the address", () => {
  const own = { url: "https://crm.example", secrets: [secretOfTests] };
  const endpoints = ["crm", "desk"].map((name) => ({
    ...{ ...own, name, allowPrivateNetwork: false, cvLinks: false },
  }));
  const event = complaintStep("closed", "E-0000-0001", 5);
  expect(createWebhooks(endpoints).messagesOf(event)).toEqual(
    ["webhook:crm", "webhook:desk"].map((channel) => ({
      ...{ channel, about: "E-0000-0001", payload: event, now: 5 },
    })),
  );
});
