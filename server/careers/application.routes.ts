import type { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import type { InEachLanguage } from "#domain/texts/language.ts";
import type { Content } from "#model/content.ts";
import { rowFields } from "#domain/forms/application-rows.ts";
import { applicationFields } from "#domain/forms/job-application.ts";
import { answer, createApi, describe, refusal, jsonRefusals } from "../http/api.ts";
import { describeFields } from "../http/describe-fields.ts";
import { IdempotencyKey } from "../http/idempotency-key.ts";
import { replyWithRefusal, success } from "../http/reply.ts";
import { asAsked } from "../languages/as-asked.ts";
import type { Receipts } from "../receipts/receipts.ts";
import type { Applications } from "./application.service.ts";

const month = { description: "A month", example: "2021-09" };
const end = { description: "A month; empty for still there", example: "2024-06" };

const EducationSchema = z.object(
  describeFields(rowFields.education, {
    institution: { example: "University of Nairobi" },
    award: { example: "Bachelor of Commerce" },
    discipline: { example: "Finance" },
    grade: { example: "Second class, upper division" },
    startDate: month,
    endDate: end,
  }),
);
const WorkExperienceSchema = z.object(
  describeFields(rowFields.workExperience, {
    title: { example: "Credit analyst" },
    location: { example: "Nairobi" },
    startDate: month,
    endDate: end,
    industry: { example: "Banking" },
  }),
);

/**
 * The form's fields; the server validates them with domain/forms/application.ts, and converts its error codes to texts.
 */
const FormSchema = z.object({
  phoneProof: z.string().meta({
    description:
      "`data.proof` of /api/careers/validate. Before `cv`, or else in the header X-Phone-Proof: nothing of a CV is kept without it.",
  }),
  idempotencyKey: z.string().optional().meta({
    description: "In place of the header Idempotency-Key",
  }),
  ...describeFields(applicationFields, {
    firstName: { example: "Wanjikũ" },
    lastName: { example: "Ng'ang'a" },
    email: { example: "wanjiku@mail.example" },
    idNumber: {
      description: "Of an identity card or a passport: at least five letters and figures",
    },
    previousSalary: {
      description:
        "Needed unless the job is a traineeship, for which it is not kept. Kshs: Band1 0-50,000; Band2 50,001-100,000; Band3 100,001-250,000; Band4 250,000 and above",
    },
    previousIndustryExp: { description: "Worked in this industry before" },
    resident: { description: "Resides in Kenya" },
    workPermit: { description: "Needed when resident is false" },
    workPermitExpiry: {
      description: "A day that is not past; needed when workPermit is true",
      example: "2027-03-31",
    },
  }),
  phone: z.string().meta({ description: "The phone that was proven", example: "254712345678" }),
  education: z.array(EducationSchema).min(1).max(20).meta({ description: "As JSON text" }),
  workExperience: z
    .array(WorkExperienceSchema)
    .max(20)
    .optional()
    .meta({ description: "As JSON text" }),
  cv: z.string().meta({
    format: "binary",
    description: "PDF, DOC or DOCX, 5 MB at most unless the server is set otherwise",
  }),
});

type RouteOptions = {
  services: InEachLanguage<{ applications: Applications }>;
  contents: () => InEachLanguage<Pick<Content, "applicationMessages">>;
  receipts: Pick<Receipts, "ofApplication">;
};

export function applicationRoutes(options: RouteOptions): OpenAPIHono {
  const api = createApi();

  api.openAPIRegistry.registerComponent("securitySchemes", "phoneProof", {
    type: "apiKey",
    in: "header",
    name: "X-Phone-Proof",
    description:
      "`data.proof` of /api/careers/validate, in place of the field `phoneProof`. It is checked before the form is read.",
  });
  describe(api, {
    method: "post",
    path: "/api/careers/apply",
    tags: ["Careers"],
    operationId: "applyForJob",
    summary: "Apply for a job",
    description:
      "When this answers with code 0, the application and its CV are stored on disk. A repeat with the same Idempotency-Key gets the same reference and stores nothing.",
    // The proof comes in the header or in the form.
    security: [{ phoneProof: [] }, {}],
    request: {
      query: z.object({ jobId: z.string().meta({ description: "The id of an open job" }) }),
      headers: z.object({
        "idempotency-key": IdempotencyKey.optional().meta({
          description: "Made anew for each application, sent again with each repeat",
        }),
      }),
      body: { required: true, content: { "multipart/form-data": { schema: FormSchema } } },
    },
    responses: {
      200: answer(
        "The application is stored",
        z.object({
          reference: z.string().meta({ example: "A-7K3M-9QXT" }),
          receipt: z.string().meta({
            description: "The path of the page that shows the receipt",
            example: "/careers/7/apply/sent?reference=A-7K3M-9QXT&day=2026-11-22&seal=…",
          }),
        }),
      ),
      400: refusal(
        "A field is missing or wrong (data.fields says which); or the form is broken, has a field that is not listed here, or holds more than 128 KB beside the CV",
      ),
      401: refusal("The phone is not proven for this job, or the proof served already"),
      403: jsonRefusals[403],
      404: refusal("There is no such job"),
      409: refusal("The job is closed, or the Idempotency-Key belongs to another application"),
      408: refusal("Nothing came for half a minute"),
      413: refusal("The CV is too large"),
      415: refusal("Not multipart/form-data"),
      503: refusal(
        "More uploads than the server takes at once (see `Retry-After`), or storage does not answer",
      ),
    },
  });
  api.post("/api/careers/apply", async (c) => {
    if (!/^multipart\/form-data\s*(;|$)/i.test(c.req.header("Content-Type") ?? "")) {
      const message = "Send a form, with Content-Type: multipart/form-data";
      return replyWithRefusal(c, { reason: "unsupported", message });
    }
    const jobId = c.req.query("jobId") ?? "";
    const outcome = await asAsked(c, options.services).applications.submit(c.req.raw, {
      jobId,
      idempotencyKey: c.req.header("Idempotency-Key"),
    });
    if (!outcome.ok) return replyWithRefusal(c, outcome.refusal);
    const { reference } = outcome.value;
    const receipt = options.receipts.ofApplication(jobId, reference);
    const { submitted } = asAsked(c, options.contents()).applicationMessages;
    return c.json(success({ reference, receipt }, submitted));
  });

  return api;
}
