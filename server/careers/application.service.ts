import { parseApplication } from "#domain/application.ts";
import { wordsOfApplicationFaults } from "#domain/application-words.ts";
import { parseKenyanMobile } from "#domain/phone.ts";
import type { Scanner } from "../adapters/clamd/scanner.ts";
import { done, type Outcome, type Refusal, refused } from "../http/reply.ts";
import { type Fields, readMultipart, type Upload } from "../uploads/multipart.ts";
import { ignoreBody } from "../uploads/request-body.ts";
import { removeTemporaryFile } from "../uploads/temporary-file.ts";
import { admitApplicant } from "./application.admission.ts";
import { inspectCv, scanCv } from "./application.cv.ts";
import { keepApplication, type KeepOptions } from "./application.keeping.ts";
import type { PhoneProofs } from "./phone-proof.ts";

export type ApplicationOptions = KeepOptions & {
  /** Without one, CVs are kept unscanned. */
  scanner?: Scanner | undefined;
  proofs: Pick<PhoneProofs, "verify">;
  jobs: {
    find(id: string): Promise<{ job: { id: string; title: string }; isOpen: boolean } | undefined>;
  };
  /** On the disk of the local files, which are moved there. */
  temporaryFolder: string;
  maxCvBytes: number;
  /** Hears why a CV was not taken. */
  onCvRefused?: (reason: string) => void;
};

/** With what was sent, for a page that shows the form again. */
type Submission = Outcome<{ reference: string }> & { sent: Fields };

export type Applications = {
  /** Takes a multipart request, whose body nobody has read. */
  submit(
    request: Request,
    wanted: { jobId: string; idempotencyKey?: string | undefined },
  ): Promise<Submission>;
};

const megabyte = 1024 * 1024;

export function createApplications(options: ApplicationOptions): Applications {
  const { jobs, scanner, temporaryFolder, maxCvBytes, onCvRefused = () => undefined } = options;

  return {
    async submit(request, { jobId, idempotencyKey }) {
      const found = await jobs.find(jobId);
      if (!found) {
        await ignoreBody(request);
        return {
          ...refused({ reason: "missing", message: options.words.noSuchJob }),
          sent: new Map(),
        };
      }
      const job = { ...found.job, isOpen: found.isOpen };
      let admission: ReturnType<typeof admitApplicant> | undefined;
      const admit = (fields: Fields) => {
        const asked = { headers: request.headers, fields, job, idempotencyKey };
        return (admission ??= admitApplicant(options, asked));
      };
      const upload = await readMultipart(request, {
        folder: temporaryFolder,
        maxFileBytes: maxCvBytes,
        fileField: "cv",
        async mayKeepFile(fields) {
          const admitted = await admit(fields);
          return admitted.ok && admitted.value.earlierReference === undefined;
        },
      });
      try {
        return { ...(await take(upload, job, admit)), sent: upload.fields };
      } finally {
        if (upload.file) await removeTemporaryFile(upload.file.path);
      }
    },
  };

  async function take(
    upload: Upload,
    job: { id: string; title: string },
    admit: (fields: Fields) => ReturnType<typeof admitApplicant>,
  ): Promise<Outcome<{ reference: string }>> {
    if (upload.fault) {
      onCvRefused(upload.fault);
      return refused(refusalOf(upload.fault));
    }
    const admitted = await admit(upload.fields);
    if (!admitted.ok) return admitted;
    const { phone, proofId, idempotencyKey, earlierReference } = admitted.value;
    if (earlierReference !== undefined) return done({ reference: earlierReference });

    const checked = await check(upload, phone);
    if (!checked.ok) return checked;
    return keepApplication(options, { ...checked.value, job, proofId, idempotencyKey });
  }

  /** All that is wrong is told at once; the scanner is asked when nothing is. */
  async function check({ fields, file }: Upload, provenPhone: string) {
    const read = parseApplication(fields);
    const inspected = await inspectCv(file);
    if (file && !inspected.ok) onCvRefused(inspected.fault);
    const phone = parseKenyanMobile(fields.get("phone") ?? "");
    const isOther = phone !== undefined && phone !== provenPhone;
    if (!read.ok || !inspected.ok || isOther)
      return invalid({
        ...(!read.ok && read.faults),
        ...(isOther && { phone: "unproven" }),
        ...(!inspected.ok && { cv: inspected.fault }),
      });
    const scan = await scanCv(inspected.cv.path, scanner);
    if (scan === "infected") {
      onCvRefused(scan);
      return invalid({ cv: "infected" });
    }
    return done({ application: read.application, cv: inspected.cv, scan });
  }

  function invalid(faults: Record<string, string>) {
    const fields = wordsOfApplicationFaults(options.words, faults);
    return refused({ reason: "invalid", message: options.words.check, fields });
  }

  function refusalOf(fault: NonNullable<Upload["fault"]>): Refusal {
    if (fault === "malformed") return { reason: "malformed", message: options.words.malformed };
    const message = options.words.tooLarge.replace("{megabytes}", String(maxCvBytes / megabyte));
    return { reason: "too-large", message };
  }
}
