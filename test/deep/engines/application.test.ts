import { randomInt } from "node:crypto";
import { inject } from "vitest";
import { paths } from "#app/pages/paths.ts";
import { content, found } from "#test/support/content/content.ts";
import { formTexts } from "#test/support/content/forms.ts";
import { codeSentTo } from "#test/support/records/stored-rows.ts";
import { journey } from "./journey.ts";

const { phone, code, details } = content.applicationForm;
const job = found(content.specimenJobs.find(({ traineeship }) => !traineeship));

journey("an application goes as far as its form", {
  async walk(visitor, { hasScript }) {
    const number = `07${randomInt(10_000_000, 99_999_999)}`;
    await visitor.open(paths.jobApplication(job.id), phone.send);
    await visitor.fill(phone.label, number);
    if (hasScript) {
      await visitor.press({ kind: "field", name: formTexts.tickBox.label });
      await visitor.pressControl(phone.send);
    } else {
      await visitor.leaveBy(phone.send);
    }
    await visitor.reach({ kind: "heading", name: code.title });
    await visitor.picture("the code is asked for");
    await visitor.fill(code.label, codeSentTo(number, inject("siteFolder")));
    await visitor.pressControl(code.verify);
    await visitor.reach({ kind: "heading", name: details.title });
  },
});
