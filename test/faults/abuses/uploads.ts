import { docxFile, officeFile, pdfFile, zip } from "#test/support/cv-files.ts";
import type { RawRequest } from "#test/support/raw-request.ts";

const boundary = "boundary";
type Part = { head: string; body?: string | Buffer };

const part = (name: string, body: string | Buffer): Part => ({
  head: `Content-Disposition: form-data; name="${name}"`,
  body,
});
const file = (fileName: string, body: string | Buffer, more = ""): Part => ({
  head: `Content-Disposition: form-data; name="cv"; filename="${fileName}"${more}\r\nContent-Type: application/pdf`,
  body,
});

const multipart = (parts: readonly Part[], end = `--${boundary}--\r\n`) =>
  Buffer.concat([
    ...parts.map(({ head, body = "" }) =>
      Buffer.concat([
        Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
        Buffer.from(body),
        Buffer.from("\r\n"),
      ]),
    ),
    Buffer.from(end),
  ]);

const pdf = pdfFile();
const names = [
  "../../../etc/passwd.pdf",
  "..\\..\\windows\\cv.pdf",
  "/etc/passwd.pdf",
  "cv.pdf\0.exe",
  `${"x".repeat(200_000)}.pdf`,
  "cv\u202efdp.exe",
  ".pdf",
  "",
  "cv",
  "cv.pdf.exe",
  "COM1.pdf",
  '"; rm -rf / #.pdf',
  "%2e%2e%2fcv.pdf",
];
const files: (readonly [string, string | Buffer])[] = [
  ["cv.pdf", ""],
  ["cv.pdf", "GIF89a%PDF-1.7"],
  ["cv.pdf", "<html><script>alert(1)</script>%PDF-1.7"],
  ["cv.pdf", "MZ\x90\0%PDF"],
  ["cv.pdf", docxFile()],
  ["cv.docx", pdf],
  ["cv.docx", "PK\x03\x04"],
  ["cv.docx", zip([{ name: "word/document.xml", declaredBytes: 4_000_000_000 }])],
  ["cv.docx", docxFile({ name: "word/vbaProject.bin", content: "x" })],
  ["cv.docx", docxFile({ name: "../../../etc/passwd", content: "x" })],
  ["cv.docx", docxFile().subarray(0, -10)],
  ["cv.doc", officeFile("Root Entry", "Workbook")],
  ["cv.doc", Buffer.from("d0cf11e0a1b11ae1", "hex")],
];

type Uploading = {
  jobId: string;
  /** All fields of an application but the file. */
  fields: readonly (readonly [string, string])[];
};

/** Forms that are broken, and files that are not what they say. */
export function uploadAbuses({ jobId, fields }: Uploading): RawRequest[] {
  const path = `/api/careers/apply?jobId=${jobId}`;
  const type = `multipart/form-data; boundary=${boundary}`;
  const post = (body: string | Buffer, headers: Record<string, string> = {}): RawRequest => ({
    method: "POST",
    path,
    headers: { "Content-Type": type, ...headers },
    body,
  });
  const filled = fields.map(([name, value]) => part(name, value));
  const changed = (name: string, value: string) =>
    multipart([
      ...fields.map(([field, was]) => part(field, field === name ? value : was)),
      file("cv.pdf", pdf),
    ]);
  const whole = multipart([...filled, file("cv.pdf", pdf)]);

  return [
    ...files.map(([name, body]) => post(multipart([...filled, file(name, body)]))),
    ...["phone", "resident", "previousSalary", "expectedSalary", "firstName", "email"].flatMap(
      (field) =>
        ["", "\0", "\ud800", "[]", "x".repeat(70_000)].map((value) => post(changed(field, value))),
    ),
    ...[
      "null",
      "{",
      "[[]]",
      "[".repeat(60_000),
      '[{"institution":{"$ne":1}}]',
      '[{"__proto__":{}}]',
      JSON.stringify(Array(5000).fill({})),
    ].flatMap((list) => [post(changed("education", list)), post(changed("workExperience", list))]),
    post(""),
    post("no form at all"),
    post(whole.subarray(0, whole.length / 2)),
    post(whole.subarray(0, -4)),
    post(multipart([...filled, file("cv.pdf", pdf)], "")),
    post(multipart([{ head: "" }, ...filled])),
    post(multipart([{ head: "Content-Disposition: form-data" }, ...filled])),
    post(multipart([{ head: `X: ${"x".repeat(100_000)}` }, ...filled])),
    post(multipart([{ head: "A: b\r\n".repeat(5000) }, ...filled])),
    post(multipart([...filled, ...filled, file("cv.pdf", pdf)])),
    post(multipart([...filled, file("a.pdf", pdf), file("b.pdf", pdf)])),
    post(multipart([file("cv.pdf", pdf), ...filled])),
    post(multipart(Array.from({ length: 1000 }, (_, i) => part(`field${i}`, "x")))),
    post(multipart([part("x".repeat(10_000), "x"), ...filled])),
    post(multipart(["__proto__", "constructor", "toString"].map((name) => part(name, "x")))),
    post(whole, { "Content-Type": "multipart/form-data" }),
    post(whole, { "Content-Type": "multipart/form-data; boundary=" }),
    post(whole, { "Content-Type": `multipart/form-data; boundary=${"b".repeat(10_000)}` }),
    post(whole, { "Content-Type": "multipart/mixed; boundary=boundary" }),
    post(whole, { "Content-Type": "application/json" }),
    post(whole, { "X-Phone-Proof": "x".repeat(8000) }),
    post(whole, { "X-Phone-Proof": "a.b.c" }),
    post(whole, { "Idempotency-Key": "k\u00e9y-of-latin-1" }),
    // Last: these are accepted, and the proof with them.
    ...names.map((name) => post(multipart([...filled, file(name, pdf)]))),
  ];
}
