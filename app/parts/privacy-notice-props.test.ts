import { expect, test } from "vitest";
import { visitorForms } from "#domain/forms/counted-steps.ts";
import { contents } from "#test/support/content/contents.ts";
import { privacyNotice } from "./privacy-notice-props.ts";

const retention = { applicationDays: 123, enquiryDays: 456 };

for (const content of [contents.en, contents.sw])
  test.each(visitorForms)(`the notice of %s in ${content.language} is whole`, (form) => {
    const { lines, link, href } = privacyNotice(content, retention, form);
    const notice = lines.join(" ");
    const { purpose, team } = content.privacyNotices.forms[form];
    for (const part of ["HFC", purpose, team]) expect(notice).toContain(part);
    expect(notice).toContain(form === "application" ? "123" : "456");
    expect(notice).not.toMatch(/[{}]/);
    expect(link).not.toBe("");
    expect(href).toBe("/documents/privacy_policy");
  });
