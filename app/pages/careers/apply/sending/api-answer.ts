import * as z from "zod/mini";
import { abortAfter } from "#app/lib/abort-after.ts";
import { inPageLanguage } from "#app/lib/in-page-language.ts";

/** An answer of the API; `unreachable` if none arrived. */
export type Answer =
  | { kind: "done"; data: Readonly<Record<string, unknown>> }
  | { kind: "refused"; code: number; message: string; fields: Readonly<Record<string, string>> }
  | { kind: "unreachable" };

const Envelope = z.object({
  code: z.number(),
  message: z.string(),
  data: z.record(z.string(), z.unknown()),
});
const Fields = z.record(z.string(), z.string());

/** Reads an answer of the API. A proxy in between may answer with text that is not JSON. */
export function readAnswer(status: number, text: string): Answer {
  const envelope = Envelope.safeParse(parseJson(text));
  if (!envelope.success) return { kind: "refused", code: status, message: "", fields: {} };
  const { code, message, data } = envelope.data;
  if (code === 0) return { kind: "done", data };
  return { kind: "refused", code, message, fields: Fields.safeParse(data["fields"]).data ?? {} };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const patienceMs = 30_000;

export async function postJson(address: string, body: object): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...inPageLanguage() },
      body: JSON.stringify(body),
      signal: abortAfter(patienceMs),
    });
    return readAnswer(response.status, await response.text());
  } catch {
    return { kind: "unreachable" };
  }
}
