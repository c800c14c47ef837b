import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { deflateSync } from "node:zlib";
import PdfKit from "pdfkit";
import { expect, test } from "vitest";
import { docFile, docxFile, officeFile, pdfEnd, pdfStart } from "#test/support/records/cv-files.ts";
import { temporaryFile } from "#test/support/site/databases.ts";
import { cvTypeOf } from "./cv-type.ts";

async function verdictOn(name: string, content: Buffer | string) {
  const found = await cvTypeOf(temporaryFile(content), name);
  return found.ok ? "sound" : found.error;
}

/** As PDF programs write them. */
async function written(
  draw: (document: PDFKit.PDFDocument) => void = () => undefined,
  options: PDFKit.PDFDocumentOptions = {},
) {
  const document = new PdfKit(options);
  document.text("Wanjiku Ng'ang'a, HTML/CSS/JavaScript, (Product/Launch) lead", {
    link: "https://x.example",
  });
  draw(document);
  document.end();
  return buffer(document);
}

test.each(["pdf", "doc", "docx"])("a CV that LibreOffice saved as .%s is taken", async (kind) => {
  const cv = readFileSync(join("test/support/records/cvs", `libre-office.${kind}`));
  expect(await verdictOn(`cv.${kind}`, cv)).toBe("sound");
});

test("a CV whose text mentions JavaScript is accepted, compressed or not", async () => {
  const info = { Title: "React/JavaScript (and /JS) developer", Author: "A) /Launch" };
  for (const compress of [true, false]) {
    const cv = await written(undefined, { info, compress });
    expect(await verdictOn("cv.pdf", cv)).toBe("sound");
  }
});

test("a PDF that runs a script or embeds a file is refused", async () => {
  const script = await written((document) => {
    document.initForm();
    document.addNamedJavaScript("open", "app.alert(1)");
  });
  expect(await verdictOn("cv.pdf", script)).toBe("unsafePdf");
  const file = await written((pdf) => void pdf.file(Buffer.from("MZ"), { name: "a.exe" }));
  expect(await verdictOn("cv.pdf", file)).toBe("unsafePdf");
});

test.each(["user", "owner"])(
  "a PDF with a password of its %s is refused as password-protected",
  async (whose) => {
    const password = { [`${whose}Password`]: "secret" };
    for (const pdfVersion of ["1.4", "1.7ext3"] as const)
      expect(await verdictOn("cv.pdf", await written(undefined, { ...password, pdfVersion }))).toBe(
        "password",
      );
  },
);

const pdfWith = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from(pdfStart),
    ...objects.flatMap((object, i) => [
      Buffer.from(`\n${i + 3} 0 obj\n`),
      Buffer.from(object),
      Buffer.from("\nendobj\n"),
    ]),
    Buffer.from(pdfEnd),
  ]);
const stream = (keys: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${keys} /Length ${content.length} >>\nstream\r\n`),
    content,
    Buffer.from("\nendstream"),
  ]);
const packed = (content: string, keys = "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode") =>
  stream(keys, deflateSync(content));
const script = "<< /S /JavaScript /JS (app.alert(1)) >>";

test.each<[string, Buffer, string]>([
  ["an action that runs a script", pdfWith("<< /S /JavaScript /JS (x) >>"), "unsafePdf"],
  ["one whose name is written in numbers", pdfWith("<</S/J#61vaScript/#4a#53(x)>>"), "unsafePdf"],
  ["one between comments", pdfWith("<< %/x\n/S %(\r/JavaScript >>"), "unsafePdf"],
  [
    "one behind a string with brackets",
    pdfWith(String.raw`<< /A (a\)(b)\\) /JS (x) >>`),
    "unsafePdf",
  ],
  ["a program", pdfWith("<< /OpenAction << /S /Launch /F (cmd.exe) >> >>"), "unsafePdf"],
  ["a film", pdfWith("<< /Subtype /RichMedia >>"), "unsafePdf"],
  ["a form with scripts", pdfWith("<< /AcroForm << /XFA 9 0 R >> >>"), "unsafePdf"],
  ["a file inside", pdfWith(stream("/Type /EmbeddedFile", Buffer.from("MZ"))), "unsafePdf"],
  [
    "a file inside that names no type",
    pdfWith("<< /Subtype /FileAttachment /FS << /F (cv.exe) /EF << /F 5 0 R >> >> >>"),
    "unsafePdf",
  ],
  ["a file of a specification", pdfWith("<< /F (cv.exe) /EF << /F 5 0 R >> >>"), "unsafePdf"],
  ["a form that is sent elsewhere", pdfWith("<< /S /SubmitForm /F (x) >>"), "unsafePdf"],
  ["a list of files", pdfWith("<< /Names << /EmbeddedFiles 9 0 R >> >>"), "unsafePdf"],
  [
    "an object inside a stream",
    pdfWith(stream("", Buffer.from(`9 0 obj\n${script}`))),
    "unsafePdf",
  ],
  [
    "one behind a comment",
    pdfWith(stream("", Buffer.from(`9 %\n0 %\r obj ${script}`))),
    "unsafePdf",
  ],
  ["a packed object", pdfWith(packed(`9 0 ${script}`)), "unsafePdf"],
  [
    "a packed object without a type",
    pdfWith(packed(`9 0 ${script}`, "/N 1 /First 4 /Filter[/FlateDecode]")),
    "unsafePdf",
  ],
  [
    "a packed object that looks like a string",
    pdfWith(packed(`8 0 9 2 (a${script})`, "/Type/ObjStm/N 2/First 8/Filter/FlateDecode")),
    "unsafePdf",
  ],
  [
    "packed in some other way",
    pdfWith(
      packed(`9 0 ${script}`, "/Type/ObjStm/N 1/First 4/Filter[/ASCIIHexDecode/FlateDecode]"),
    ),
    "damaged",
  ],
  ["packed objects that are no such", pdfWith(packed("x", "/Type/ObjStm/N 1/First 4")), "damaged"],
  ["a packed bomb", pdfWith(packed("9 0 <<>>".padEnd(40_000_000))), "damaged"],
  ["strings without end", Buffer.from(pdfStart + "1 0 obj(".repeat(300_000)), "damaged"],
  ["no object", Buffer.from("%PDF-1.7\n%%EOF\n"), "damaged"],
  ["five bytes", Buffer.from("%PDF-"), "unsupported"],
  ["a page", Buffer.from("%PDF-<html><script>alert(1)</script>"), "unsupported"],
  ["an action that goes to a page", pdfWith("<< /OpenAction [2 0 R /Fit] >>"), "sound"],
  ["objects packed soundly", pdfWith(packed("9 0 << /A (/JavaScript) >>")), "sound"],
])("in a PDF, %s", async (_what, content, verdict) => {
  expect(await verdictOn("cv.pdf", content)).toBe(verdict);
});

const types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const withLink = (type: string, target: string, mode = 'TargetMode="External"') =>
  docxFile({
    name: "word/_rels/settings.xml.rels",
    content: `<?xml version="1.0" encoding="UTF-8"?><Relationships><Relationship Id="rId1" Type="${types}/${type}" Target="${target}" ${mode}/></Relationships>`,
  });
const withText = (text: string, name = "word/header1.xml") =>
  docxFile({ name, content: `<w:hdr xmlns:w="w">${text}</w:hdr>` });
const field = (...pieces: string[]) =>
  `<w:fldChar w:fldCharType="begin"/>${pieces.map((piece) => `<w:r><w:instrText xml:space="preserve">${piece}</w:instrText></w:r>`).join("")}`;

test.each<[string, Buffer, string]>([
  ["a template from elsewhere", withLink("attachedTemplate", "https://x.example/t.dotm"), "unsafe"],
  ["a template on a share", withLink("attachedTemplate", "file://///host/t.dotm"), "unsafe"],
  ["a template on another", withLink("attachedTemplate", "\\\\host\\t.dotm"), "unsafe"],
  [
    "a template, written in numbers",
    withLink("attachedTemplate", "&#x68;ttps://x.example", "TargetMode='&#69;xternal'"),
    "unsafe",
  ],
  [
    "the writer's template",
    withLink("attachedTemplate", "file:///C:\\Users\\me\\CV.dotx"),
    "sound",
  ],
  ["the usual template", withLink("attachedTemplate", "Normal.dotm"), "sound"],
  ["a link", withLink("hyperlink", "https://x.example"), "sound"],
  ["a picture from the web", withLink("image", "https://x.example/a.png"), "sound"],
  ["a picture on a share", withLink("image", "file://host/a.png"), "unsafe"],
  ["a linked object", withLink("oleObject", "https://x.example/a.doc"), "unsafe"],
  ["another document", withLink("aFChunk", "chunk.html", ""), "unsafe"],
  ["a field that runs a program", withText(field(" DDEAUTO c:\\\\cmd.exe")), "unsafe"],
  ["one in small letters and pieces", withText(field(" dd", "e ", "cmd")), "unsafe"],
  ["one in a simple field", withText('<w:fldSimple w:instr=" DDE cmd"/>'), "unsafe"],
  ["one in a part of another name", withText(field("DDEAUTO x"), "word/media/a.png"), "unsafe"],
  ["a field of the date", withText(field(" DATE "), "word/footer.xml"), "sound"],
  ["a field that speaks of it", withText(field(' HYPERLINK "DDE"')), "sound"],
  ["text that speaks of it", withText("<w:t>DDEAUTO, altChunk</w:t>"), "sound"],
  [
    "entities",
    docxFile({ name: "word/a.xml", content: "<!DOCTYPE a [<!ENTITY b 'c'>]><a/>" }),
    "unsafe",
  ],
  ["letters of two bytes", docxFile({ name: "word/a.xml", content: "\ufeff<\0a\0>\0" }), "unsafe"],
  [
    "macros by type",
    docxFile({
      name: "a.xml",
      content:
        '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
    }),
    "unsafe",
  ],
])("in a .docx, %s", async (_what, content, verdict) => {
  expect(await verdictOn("cv.docx", content)).toBe(verdict);
});

function docWithObjects() {
  const file = docFile("ObjectPool");
  file.writeInt32LE(5, file.lastIndexOf(Buffer.from("ObjectPool", "utf16le")) + 76);
  return file;
}
const locked = Buffer.alloc(512);
locked.writeUInt16LE(0xa5ec, 0);
locked.writeUInt16LE(0x0100, 10);

test.each<[string, string, Buffer, string]>([
  ["objects inside", "cv.doc", docWithObjects(), "unsafe"],
  ["a place for objects that is empty", "cv.doc", docFile("ObjectPool"), "sound"],
  ["a packed file", "cv.doc", docFile("\u0001Ole10Native"), "unsafe"],
  [
    "a field that runs a program",
    "cv.doc",
    Buffer.concat([docFile(), Buffer.from("\x13 DDEAUTO c:\\cmd")]),
    "unsafe",
  ],
  [
    "one in letters of two bytes",
    "cv.doc",
    Buffer.concat([docFile(), Buffer.from("\x13 dde cmd", "utf16le")]),
    "unsafe",
  ],
  [
    "a password",
    "cv.doc",
    Buffer.concat([docFile().subarray(0, 512), locked, docFile()]),
    "password",
  ],
  ["a new document with a password", "cv.docx", officeFile("EncryptedPackage"), "password"],
])("in an old document, %s", async (_what, name, content, verdict) => {
  expect(await verdictOn(name, content)).toBe(verdict);
});
