// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { dataRequestFields, dataRequestKinds } from "#domain/forms/data-request.ts";
import { namesOf } from "#domain/forms/field.ts";
import { content } from "#test/support/content/content.ts";
import { controlsOf } from "#test/support/browser/controls.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { CodeForm } from "./code-form.tsx";
import { RequestForm } from "./request-form.tsx";

const retention = { enquiryDays: 365, applicationDays: 365 };

test("the fields of a data request", () => {
  const view = {
    step: "request",
    values: {},
    errors: {},
    formTimestamp: "formTimestamp",
    nonce: "",
  } as const;
  const found = controlsOf(rendered(<RequestForm view={view} />, { content, retention }));
  const controls = {
    kind: `select |${dataRequestKinds.join("|")} required`,
    details: "textarea required hint",
    fullname: "input text name required",
    email: "input email email required",
    phone: "input tel tel required hint",
    website: "input text off",
    formTimestamp: "input hidden",
  };
  const pinned = Object.entries(found).filter(([name]) => name in controls);
  expect(pinned).toEqual(Object.entries(controls));
  expect(Object.keys(found)).toEqual([...namesOf(dataRequestFields), "website", "formTimestamp"]);
});

test("hidden fields of the second step hold the answers of the first", () => {
  const values = { kind: "access", details: "My loan", fullname: "A B", email: "a@b.example" };
  const view = {
    step: "code",
    values,
    errors: {},
    formTimestamp: "formTimestamp",
    nonce: "nonce",
  } as const;
  expect(controlsOf(rendered(<CodeForm view={view} />, { content }))).toEqual({
    step: "input hidden",
    formTimestamp: "input hidden",
    nonce: "input hidden",
    ...Object.fromEntries(namesOf(dataRequestFields).map((name) => [name, "input hidden"])),
    otp: "input text one-time-code required",
  });
});
