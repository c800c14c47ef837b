/** Checks an XML part of a document as text, however it is encoded. */
export type PartErrorCode = "unsafe" | undefined;

/** The links outside itself that a document may have. */
const linkTypes = new Set(["hyperlink"]);
/** Relationships to other files or programs. */
const dangerousTypes = new Set([
  "aFChunk",
  "attachedToolbars",
  "control",
  "frame",
  "oleObject",
  "package",
  "subDocument",
  "vbaProject",
  "wordVbaData",
]);
/** A template on the writer's own disk, which is not found on any other computer. */
const ownTemplate = /^(?:file:\/{3})?(?:[a-z]:[\\/]|[^\\/:]+$)/i;

const attributes = String.raw`(?:\s+[^\s=<>"'/]+\s*=\s*(?:"[^"]*"|'[^']*'))*`;
const relationships = new RegExp(String.raw`<(?:[\w.-]+:)?Relationship(${attributes})\s*/?>`, "g");
const attribute = /([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const fieldTokens =
  /<(?:[\w.-]+:)?(?:(fldChar|fldSimple)\b([^>]*)>|(?:instrText|delInstrText)\b[^>]*>([^<]*))/g;
/** Fields that take their text from another program or file. */
const commandFields = /^\s*"?\s*(?:DDE(?:AUTO)?|INCLUDETEXT)\b/im;

/** Finds templates from elsewhere, other files, programs, and fields that run one. */
export function inspectPart(xml: string): PartErrorCode {
  // Refuses UTF-16, in which the patterns would find nothing; all programs write UTF-8.
  if (
    /^[^<]{0,3}\0|^[^<]{0,3}<\0|^[^<]{0,3}<\?xml[^>]*encoding\s*=\s*["'](?!utf-8|us-ascii)/i.test(
      xml,
    )
  )
    return "unsafe";
  // Word files have no document type; one could assemble text from entities.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) return "unsafe";
  if (/macroEnabled|ms-word\.vba/i.test(xml) && xml.includes("ContentType")) return "unsafe";
  for (const [, written = ""] of xml.matchAll(relationships))
    if (isDangerous(readAttributes(written))) return "unsafe";
  return commandFields.test(fieldsOf(xml)) ? "unsafe" : undefined;
}

function isDangerous(given: ReadonlyMap<string, string>) {
  const type = given.get("Type")?.split("/").at(-1) ?? "";
  if (dangerousTypes.has(type)) return true;
  if (given.get("TargetMode")?.trim().toLowerCase() !== "external" || linkTypes.has(type))
    return false;
  const target = given.get("Target")?.trim() ?? "";
  if (type === "attachedTemplate") return !ownTemplate.test(unescaped(target));
  return !(type === "image" && /^https?:\/\//i.test(target));
}

/** Decodes escapes as a program may, even nested ones. */
function unescaped(target: string): string {
  const plain = target.replace(/%[\da-f]{2}/gi, (escape) =>
    String.fromCharCode(Number.parseInt(escape.slice(1), 16)),
  );
  return plain === target ? plain : unescaped(plain);
}

function readAttributes(written: string): ReadonlyMap<string, string> {
  return new Map(
    [...written.matchAll(attribute)].map(([, name = "", double, single]) => [
      name,
      plainText(double ?? single ?? ""),
    ]),
  );
}

/** The instructions of all fields, one on each line: an instruction may be split into many pieces. */
function fieldsOf(xml: string) {
  let text = "";
  for (const [, tag, written = "", instruction = ""] of xml.matchAll(fieldTokens)) {
    if (tag === "fldSimple") {
      const instr = /(?:^|[\s:])instr\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(written);
      text += `\n${plainText(instr?.[1] ?? instr?.[2] ?? "")}`;
    } else if (tag === "fldChar") text += "\n";
    else text += plainText(instruction);
  }
  return text;
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

function plainText(written: string) {
  return written.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi,
    (all, decimal, hex, name) => {
      const point = decimal ? Number(decimal) : Number.parseInt(hex ?? "", 16);
      if (name) return entities[name] ?? all;
      return point <= 0x10ffff ? String.fromCodePoint(point) : all;
    },
  );
}
