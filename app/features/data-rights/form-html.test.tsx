// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { dataRequestKinds } from "#domain/forms/data-request.ts";
import { content } from "#test/support/content.ts";
import { controlsOf } from "#test/support/controls.ts";
import { rendered } from "#test/support/rendered.tsx";
import { RequestForm } from "./request-form.tsx";

test("the fields of a data request", () => {
  const view = { step: "request", values: {}, errors: {}, stamp: "stamp", nonce: "" } as const;
  expect(controlsOf(rendered(<RequestForm view={view} />, { content }))).toEqual({
    kind: `select |${dataRequestKinds.join("|")} required`,
    details: "textarea <=2000 off required hint",
    fullname: "input text name required",
    email: "input email email required",
    phone: "input tel tel required hint",
    website: "input text off",
    stamp: "input hidden",
  });
});
