import { createWebhooks } from "#server/webhooks/webhooks.ts";
import { join } from "node:path";
import { dataRequestFields, parseDataRequest } from "#domain/forms/data-request.ts";
import { toColumns } from "#server/db/field-columns.ts";
import { readOneFile } from "#model/reading/records.ts";
import { DataRightsSchema } from "#model/forms/data-rights.ts";
import type { Database } from "#server/db/open-database.ts";
import type { DataRequestRow } from "#server/db/schema.ts";
import type { FormGuard } from "#server/captcha/form-guard.ts";
import { createDataRequests } from "#server/data-requests/data-request.service.ts";
import { done } from "#server/http/reply.ts";
import { limitByIp } from "#server/limits/ip-rate-limit.ts";
import { limitRecipients } from "#server/limits/recipient-limit.ts";
import type { Engine } from "#test/support/site/databases.ts";
import { formTexts } from "#test/support/content/forms.ts";
import { keysOf } from "#test/support/content/careers.ts";
import { setUpCodes } from "./phone-codes.ts";
import { recordedSecurity } from "./security.ts";

export const dataRightsTexts = readOneFile(
  join(import.meta.dirname, "../../../content"),
  "site/data-rights.yaml",
  DataRightsSchema,
);

/** A request as a form sends it. */
export const dataRequest = {
  kind: "access",
  fullname: "Wanjikũ Ng'ang'a",
  email: "wanjiku@mail.example",
  phone: "0712 345 678",
  details: "My enquiry of March",
};

const read = parseDataRequest(dataRequest);
if (!read.ok) throw new Error("The tests' request is none");
const { fullname: name, ...columns } = toColumns(dataRequestFields, read.request);

/** A request as it is kept. */
export const dataRequestRow = (given: Partial<DataRequestRow> = {}): DataRequestRow => ({
  ...columns,
  name,
  reference: "D-0000-0001",
  kind: "access",
  fingerprint: given.reference ?? "a fingerprint",
  dueDay: "2026-10-08",
  outcome: null,
  closedAt: null,
  createdAt: 1000,
  ...given,
});

export const storeDataRequests = (db: Database, ...given: Partial<DataRequestRow>[]) =>
  db
    .insertInto("dataRequest")
    .values(given.map((each) => dataRequestRow(each)))
    .execute();

type Setting = {
  mostLookups?: number;
  guard?: Pick<FormGuard, "guardForm">;
  randomBytes?: () => Uint8Array;
};

/** The data request service on a real database, with codes that a test can read. */
export async function setUpDataRequests(engine: Engine, setting: Setting = {}) {
  const site = await setUpCodes(engine);
  const {
    mostLookups = 1000,
    guard = { guardForm: async () => done("passed") },
    ...rest
  } = setting;
  const now = () => site.clock.now;
  const { security } = recordedSecurity();
  const counted: string[] = [];
  const requests = createDataRequests({
    db: site.db,
    now,
    recipients: limitRecipients({ keys: keysOf("secret"), now, security }),
    security,
    texts: () => ({ forms: formTexts, own: dataRightsTexts }),
    guard,
    phoneCodes: site.codes,
    lookups: limitByIp({ max: mostLookups, windowSeconds: 3600 }),
    webhooks: createWebhooks([]),
    emails: (row) => [
      {
        from: { name: "HFC", address: "site@hfc.example" },
        to: { name: "", address: row.email },
        subject: row.reference,
        text: "…",
      },
    ],
    acts: {
      countStep: ({ form, event, fields = [] }, way) =>
        void counted.push([event, form, way, ...fields].join(" ")),
    },
    notifyOutbox: () => undefined,
    ...rest,
  });
  const rows = () => site.db.selectFrom("dataRequest").selectAll().execute();
  const emails = () => site.db.selectFrom("outbox").select("about").execute();
  return {
    ...site,
    requests,
    rows,
    emails,
    counted,
    codesReturned: () => site.counted.filter((each) => each === "returned").length,
  };
}
