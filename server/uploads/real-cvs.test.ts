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

/** CVs by what they are and by the verdict on them. */
type Verdicts = Record<string, Record<string, Buffer>>;
const casesOf = (all: Verdicts) =>
  Object.entries(all).flatMap(([verdict, cvs]) =>
    Object.entries(cvs).map(([what, content]) => [what, content, verdict] as const),
  );

const pdfs: Verdicts = {
  unsafePdf: {
    "an action that runs a script": pdfWith("<< /S /JavaScript /JS (x) >>"),
    "one whose name is written in numbers": pdfWith("<</S/J#61vaScript/#4a#53(x)>>"),
    "one between comments": pdfWith("<< %/x\n/S %(\r/JavaScript >>"),
    "one behind a string with brackets": pdfWith(String.raw`<< /A (a\)(b)\\) /JS (x) >>`),
    "a program": pdfWith("<< /OpenAction << /S /Launch /F (cmd.exe) >> >>"),
    "a film": pdfWith("<< /Subtype /RichMedia >>"),
    "a form with scripts": pdfWith("<< /AcroForm << /XFA 9 0 R >> >>"),
    "a file inside": pdfWith(stream("/Type /EmbeddedFile", Buffer.from("MZ"))),
    "a file inside that names no type": pdfWith(
      "<< /Subtype /FileAttachment /FS << /F (cv.exe) /EF << /F 5 0 R >> >> >>",
    ),
    "a file of a specification": pdfWith("<< /F (cv.exe) /EF << /F 5 0 R >> >>"),
    "a form that is sent elsewhere": pdfWith("<< /S /SubmitForm /F (x) >>"),
    "a list of files": pdfWith("<< /Names << /EmbeddedFiles 9 0 R >> >>"),
    "an object inside a stream": pdfWith(stream("", Buffer.from(`9 0 obj\n${script}`))),
    "one behind a comment": pdfWith(stream("", Buffer.from(`9 %\n0 %\r obj ${script}`))),
    "a packed object": pdfWith(packed(`9 0 ${script}`)),
    "a packed object without a type": pdfWith(
      packed(`9 0 ${script}`, "/N 1 /First 4 /Filter[/FlateDecode]"),
    ),
    "a packed object that looks like a string": pdfWith(
      packed(`8 0 9 2 (a${script})`, "/Type/ObjStm/N 2/First 8/Filter/FlateDecode"),
    ),
  },
  damaged: {
    "packed in some other way": pdfWith(
      packed(`9 0 ${script}`, "/Type/ObjStm/N 1/First 4/Filter[/ASCIIHexDecode/FlateDecode]"),
    ),
    "packed objects that are no such": pdfWith(packed("x", "/Type/ObjStm/N 1/First 4")),
    "a packed bomb": pdfWith(packed("9 0 <<>>".padEnd(40_000_000))),
    "strings without end": Buffer.from(pdfStart + "1 0 obj(".repeat(300_000)),
    "no object": Buffer.from("%PDF-1.7\n%%EOF\n"),
  },
  unsupported: {
    "five bytes": Buffer.from("%PDF-"),
    "a page": Buffer.from("%PDF-<html><script>alert(1)</script>"),
  },
  sound: {
    "an action that goes to a page": pdfWith("<< /OpenAction [2 0 R /Fit] >>"),
    "objects packed soundly": pdfWith(packed("9 0 << /A (/JavaScript) >>")),
  },
};

test.each(casesOf(pdfs))("in a PDF, %s", async (_what, content, verdict) => {
  expect(await verdictOn("cv.pdf", content)).toBe(verdict);
});

const types = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const withLink = (type: string, target: string, mode = 'TargetMode="External"') =>
  docxFile({
    name: "word/_rels/settings.xml.rels",
    content: `<?xml version="1.0" encoding="UTF-8"?><Relationships><Relationship Id="rId1" Type="${types}/${type}" Target="${target}" ${mode}/></Relationships>`,
  });
const withPart = (content: string, name = "word/a.xml") => docxFile({ name, content });
const withText = (text: string, name = "word/header1.xml") =>
  withPart(`<w:hdr xmlns:w="w">${text}</w:hdr>`, name);
const field = (...pieces: string[]) =>
  `<w:fldChar w:fldCharType="begin"/>${pieces.map((piece) => `<w:r><w:instrText xml:space="preserve">${piece}</w:instrText></w:r>`).join("")}`;

const docxs: Verdicts = {
  unsafe: {
    "a template from elsewhere": withLink("attachedTemplate", "https://x.example/t.dotm"),
    "a template on a share": withLink("attachedTemplate", "file://///host/t.dotm"),
    "a template on another": withLink("attachedTemplate", "\\\\host\\t.dotm"),
    "a template, written in numbers": withLink(
      "attachedTemplate",
      "&#x68;ttps://x.example",
      "TargetMode='&#69;xternal'",
    ),
    "a picture on a share": withLink("image", "file://host/a.png"),
    "a linked object": withLink("oleObject", "https://x.example/a.doc"),
    "another document": withLink("aFChunk", "chunk.html", ""),
    "a field that runs a program": withText(field(" DDEAUTO c:\\\\cmd.exe")),
    "one in small letters and pieces": withText(field(" dd", "e ", "cmd")),
    "one in a simple field": withText('<w:fldSimple w:instr=" DDE cmd"/>'),
    "one in a part of another name": withText(field("DDEAUTO x"), "word/media/a.png"),
    entities: withPart("<!DOCTYPE a [<!ENTITY b 'c'>]><a/>"),
    "letters of two bytes": withPart("\ufeff<\0a\0>\0"),
    "macros by type": withPart(
      '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
    ),
  },
  sound: {
    "the writer's template": withLink("attachedTemplate", "file:///C:\\Users\\me\\CV.dotx"),
    "the usual template": withLink("attachedTemplate", "Normal.dotm"),
    "a link": withLink("hyperlink", "https://x.example"),
    "a picture from the web": withLink("image", "https://x.example/a.png"),
    "a field of the date": withText(field(" DATE "), "word/footer.xml"),
    "a field that speaks of it": withText(field(' HYPERLINK "DDE"')),
    "text that speaks of it": withText("<w:t>DDEAUTO, altChunk</w:t>"),
  },
};

test.each(casesOf(docxs))("in a .docx, %s", async (_what, content, verdict) => {
  expect(await verdictOn("cv.docx", content)).toBe(verdict);
});

function docWithObjects() {
  const file = docFile("ObjectPool");
  file.writeInt32LE(5, file.lastIndexOf(Buffer.from("ObjectPool", "utf16le")) + 76);
  return file;
}
const docWithText = (text: Buffer) => Buffer.concat([docFile(), text]);
const locked = Buffer.alloc(512);
locked.writeUInt16LE(0xa5ec, 0);
locked.writeUInt16LE(0x0100, 10);

const docs: Verdicts = {
  unsafe: {
    "objects inside": docWithObjects(),
    "a packed file": docFile("\u0001Ole10Native"),
    "a field that runs a program": docWithText(Buffer.from("\x13 DDEAUTO c:\\cmd")),
    "one in letters of two bytes": docWithText(Buffer.from("\x13 dde cmd", "utf16le")),
  },
  password: { "a password": Buffer.concat([docFile().subarray(0, 512), locked, docFile()]) },
  sound: { "a place for objects that is empty": docFile("ObjectPool") },
};

test.each(casesOf(docs))("in an old document, %s", async (_what, content, verdict) => {
  expect(await verdictOn("cv.doc", content)).toBe(verdict);
});

test("a new document with a password is refused", async () => {
  expect(await verdictOn("cv.docx", officeFile("EncryptedPackage"))).toBe("password");
});
