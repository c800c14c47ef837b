import { isApplicationField, parseApplication } from "#domain/forms/application.ts";
import type { Job } from "#domain/careers/job.ts";
import { toApplicationErrorMessages } from "#domain/forms/application-texts.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import { parseKenyanMobile } from "#domain/contact/phone.ts";
import type { Scanner } from "../adapters/clamd/clamd-scanner.ts";
import { clientIp } from "../http/client-ip.ts";
import { done, type Outcome, type Refusal, refused } from "../http/reply.ts";
import type { SecurityLog } from "../security-events/security-log.ts";
import { type Fields, readMultipart, type Upload } from "../uploads/multipart.ts";
import { ignoreBody } from "../uploads/request-body.ts";
import type { UploadRefusal } from "../uploads/upload-error.ts";
import { Overloaded } from "../limits/gate.ts";
import { removeTemporaryFile } from "../uploads/temporary-file.ts";
import { admitApplicant } from "./application.admission.ts";
import { inspectCv, scanCv } from "./application.cv.ts";
import { createUploadGate, type UploadGate } from "./application.gate.ts";
import { keepApplication, type KeepOptions } from "./application.keeping.ts";
import type { PhoneProofs } from "./phone-proof.ts";

type OpenJob = Pick<Job, "id" | "title" | "traineeship">;

export type ApplicationOptions = KeepOptions & {
  /** Without a scanner, CVs are stored unscanned. */
  scanner?: Scanner | undefined;
  proofs: Pick<PhoneProofs, "verify">;
  jobs: {
    find(id: string): Promise<{ job: OpenJob; isOpen: boolean } | undefined>;
  };
  /** On the same disk as the stored files, which are moved and not copied. */
  temporaryFolder: string;
  maxCvBytes: number;
  /** Shared by the services of all languages. */
  gate?: UploadGate;
  /** Called with the reason why a CV was refused. */
  onCvRefused?: (reason: string) => void;
  security: SecurityLog;
  /** A client that sends nothing for longer is disconnected. */
  quietMs?: number;
};

type Note = (reason: string) => void;
type Taking = {
  job: OpenJob & { isOpen: boolean };
  admit(fields: Fields): ReturnType<typeof admitApplicant>;
  note: Note;
};

type Checking = Pick<Taking, "job" | "note"> & { phone: string };

/** Includes the submitted fields, so that a page can show the form again. */
type Submission = Outcome<{ reference: string }> & {
  sent: Fields;
  /** Set if no page should be rendered, because that costs too much or some fields are missing. */
  unread?: UploadRefusal | undefined;
};

type Wanted = {
  jobId: string;
  idempotencyKey?: string | undefined;
  /** Receives the fields, also if the submission fails. */
  sent?: Map<string, string>;
  /** If set, only reads the form, so that a page can show it again, and refuses it for this reason. */
  refusal?: Refusal;
};

export type Applications = ReturnType<typeof createApplications>;

const megabyte = 1024 * 1024;
const busyForSeconds = 5;

export function createApplications(options: ApplicationOptions) {
  const { jobs, proofs, scanner, security, temporaryFolder, maxCvBytes } = options;
  const { gate = createUploadGate() } = options;

  return {
    /** Takes a multipart request, whose body is unread. */
    async submit(request: Request, wanted: Wanted): Promise<Submission> {
      const submission = await receive(request, wanted);
      if (submission.ok || submission.unread) return submission;
      try {
        await gate.answerTurn();
        return submission;
      } catch (error) {
        if (!(error instanceof Overloaded)) throw error;
        noteFor(request)("busy");
        return { ...refused(refusalOf("busy")), sent: submission.sent, unread: "busy" };
      }
    },
  };

  async function receive(
    request: Request,
    { jobId, idempotencyKey, sent = new Map(), refusal }: Wanted,
  ): Promise<Submission> {
    await gate.turn();
    const note = noteFor(request);
    const found = await jobs.find(jobId);
    if (!found) {
      await ignoreBody(request);
      return { ...refused({ reason: "missing", message: options.texts().noSuchJob }), sent };
    }
    const job = { ...found.job, isOpen: found.isOpen };
    const header = request.headers.get("X-Phone-Proof");
    let proof = header === null ? undefined : proofs.verify(header, { jobId });
    if (header !== null && !(await proof)) {
      note("unproven");
      await ignoreBody(request);
      return { ...refused({ reason: "unproven", message: options.texts().unproven }), sent };
    }
    const admittance = gate.enter((await proof)?.proofId);
    if (!admittance) {
      note("busy");
      return { ...refused(refusalOf("busy")), sent, unread: "busy" };
    }
    let admission: ReturnType<typeof admitApplicant> | undefined;
    const admit = async (fields: Fields) => {
      const asked = { proof: await proof, fields, job, idempotencyKey };
      return (admission ??= admitApplicant(options, asked));
    };
    try {
      const upload = await readMultipart(request, {
        folder: temporaryFolder,
        maxFileBytes: maxCvBytes,
        fileField: "cv",
        isKnownField: isApplicationField,
        onField(name, value) {
          if (name !== "phoneProof" || proof) return;
          proof = proofs.verify(value, { jobId });
          proof.then(
            (proven) => proven && admittance.prove(proven.proofId),
            () => undefined,
          );
        },
        async mayKeepFile(fields) {
          const admitted = refusal ? refused(refusal) : await admit(fields);
          return admitted.ok && admitted.value.earlierReference === undefined;
        },
        onBytes: admittance.moved,
        lost: admittance.lost,
        quietMs: options.quietMs,
        fields: sent,
      });
      try {
        const isRefused = refusal && !upload.error;
        const outcome = isRefused ? refused(refusal) : await take(upload, { job, admit, note });
        return { ...outcome, sent, unread: unreadOf(outcome, (await admission)?.ok === true) };
      } finally {
        if (upload.file) await removeTemporaryFile(upload.file.path);
      }
    } finally {
      admittance.leave();
    }
  }

  /** An applicant is admitted when the CV begins, after all fields. */
  function unreadOf(outcome: Outcome<unknown>, isAdmitted: boolean): UploadRefusal | undefined {
    const reason = outcome.ok ? undefined : outcome.refusal.reason;
    if (reason === "stalled") return isAdmitted ? undefined : reason;
    return reason === "malformed" || reason === "busy" ? reason : undefined;
  }

  /** Reports why an upload was refused. */
  function noteFor({ headers }: Request): Note {
    return (reason) => {
      const about = { reason, clientIp: clientIp(headers) };
      if (reason === "unproven") return security.record("post-refused", about);
      options.onCvRefused?.(reason);
      security.record(reason === "busy" ? "request-shed" : "upload-refused", about);
    };
  }

  async function take(
    upload: Upload,
    { job, admit, note }: Taking,
  ): Promise<Outcome<{ reference: string }>> {
    // Without a proof, a smaller CV would be refused too.
    if (upload.error === "too-large") {
      const admitted = await admit(upload.fields);
      if (!admitted.ok) return admitted;
    }
    if (upload.error) {
      note(upload.error);
      return refused(refusalOf(upload.error));
    }
    const admitted = await admit(upload.fields);
    if (!admitted.ok) {
      if (admitted.refusal.reason === "unproven") note("unproven");
      return admitted;
    }
    const { earlierReference, ...attempt } = admitted.value;
    if (earlierReference !== undefined) return done({ reference: earlierReference });

    const checked = await check(upload, { job, phone: attempt.phone, note });
    if (!checked.ok) return checked;
    return keepApplication(options, { ...checked.value, ...attempt, job });
  }

  /** Reports all errors at once; the CV is scanned when there are none. */
  async function check({ fields, file }: Upload, { job, phone: provenPhone, note }: Checking) {
    const read = parseApplication(fields, {
      day: nairobiDay(options.now()),
      isTraineeship: job.traineeship,
    });
    const inspected = await inspectCv(file);
    if (file && !inspected.ok) note(inspected.error);
    const phone = parseKenyanMobile(fields.get("phone") ?? "");
    const isOther = phone !== undefined && phone !== provenPhone;
    if (!read.ok || !inspected.ok || isOther)
      return invalid({
        ...(!read.ok && read.errors),
        ...(isOther && { phone: "unproven" }),
        ...(!inspected.ok && { cv: inspected.error }),
      });
    const scan = await scanCv(inspected.cv.path, scanner);
    if (scan === "infected") {
      note(scan);
      return invalid({ cv: "infected" });
    }
    return done({ application: read.application, cv: inspected.cv, scan });
  }

  function invalid(errors: Record<string, string>) {
    const fields = toApplicationErrorMessages(options.texts(), errors);
    return refused({ reason: "invalid", message: options.texts().check, fields });
  }

  function refusalOf(errorCode: NonNullable<Upload["error"]>): Refusal {
    const texts = options.texts();
    if (errorCode === "malformed" || errorCode === "stalled")
      return { reason: errorCode, message: texts[errorCode] };
    if (errorCode === "busy")
      return { reason: "busy", message: texts.busy, retryAfterSeconds: busyForSeconds };
    if (errorCode === "fields-too-large")
      return { reason: "malformed", message: texts.fieldsTooLarge };
    const message = texts.tooLarge.replace("{megabytes}", String(maxCvBytes / megabyte));
    return { reason: "too-large", message };
  }
}
