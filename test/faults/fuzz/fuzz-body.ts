import { gzipSync } from "node:zlib";
import type { Random } from "#test/support/seeded-random.ts";
import * as multipart from "#test/support/records/multipart-parts.ts";
import { applicationForm, enquiry } from "#test/support/faults/visitors.ts";
import { strangeBodies, strangeTypes, strangeValues } from "../abuses/json.ts";
import { bentValue, oneOf } from "./bent-value.ts";
import type { Target } from "./targets.ts";

type Body = { type?: string; body?: string | Buffer };

/** A valid visitor's body, so that the request reaches the code behind its one fault. */
const usual: Readonly<Record<string, string>> = {
  ...enquiry("How do I begin?"),
  fullname: "Zawadi Omwamba",
  phoneNumber: "254712345678",
  otp: "123456",
  page: "/",
  event: "page_view",
  ...Object.fromEntries(
    [...applicationForm({ phone: "254712345678", proof: "a.b", cv: "" })].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as const] : [],
    ),
  ),
};

/** A body of the target's kind with one or two faults; sometimes of another kind. */
export function bodyFor(target: Target, random: Random, token: string): Body {
  const names = [...Object.keys(target.fields), "name"];
  const filled: Record<string, unknown> = Object.fromEntries(
    names.map((name) => [name, target.fields[name] || (usual[name] ?? "")]),
  );
  for (let fault = 0; fault < random.between(0, 3); fault += 1)
    filled[oneOf(random, names)] = random.chance(0.1)
      ? oneOf(random, strangeValues)
      : bentValue(random, token);
  if (random.chance(0.1)) delete filled[oneOf(random, names)];

  const type = random.chance(0.08)
    ? random.pick(["application/json", "multipart/form-data", "text/plain"])
    : (target.type ?? "application/x-www-form-urlencoded");
  const whole = written(type, filled, random, token);
  return broken(whole, random);
}

function written(
  type: string,
  filled: Record<string, unknown>,
  random: Random,
  token: string,
): Body {
  if (type === "application/json") return { type, body: JSON.stringify(filled) };
  const fields = Object.entries(filled).map(([name, value]) => [name, String(value)] as const);
  if (type !== "multipart/form-data")
    return { type, body: String(new URLSearchParams(fields.map(([...pair]) => pair))) };
  const cv = random.chance(0.5)
    ? multipart.file("%PDF-1.7\n%%EOF\n", {
        name: random.pick(["cv", "cv", "file"]),
        filename: random.pick(["cv.pdf", bentValue(random, token)]),
      })
    : "";
  const parts = random.shuffle(fields.map(([name, value]) => multipart.field(name, value)));
  return { type: multipart.type, body: parts.join("") + cv + multipart.end };
}

/** Truncated, compressed, mislabelled or something else; mostly unchanged. */
function broken({ type = "", body = "" }: Body, random: Random): Body {
  const kind = random.next();
  if (kind < 0.7) return { type, body };
  if (kind < 0.85) return { type, body: body.slice(0, Math.floor(random.next() * body.length)) };
  if (kind < 0.9) return { type: oneOf(random, strangeTypes), body };
  if (kind < 0.95) return { type, body: oneOf(random, strangeBodies) };
  return { type, body: gzipSync(body) };
}
