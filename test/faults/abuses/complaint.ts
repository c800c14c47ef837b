import { z } from "zod";
import type { RawAnswer, RawRequest } from "#test/support/faults/raw-request.ts";

const EnvelopeSchema = z.strictObject({ code: z.int(), message: z.string(), data: z.unknown() });
/** These have no envelope: the API description, and its page, which is a page of the site. */
const description = "/api/openapi.json";
const page = "/api/docs";

/** A request and its answer, shortened for a report. */
export const inShort = (asked: RawRequest, { status, body }: RawAnswer) =>
  `${asked.method ?? "GET"} ${asked.path.slice(0, 100)} ${JSON.stringify(asked.headers ?? {}).slice(0, 100)} ${String(asked.body ?? "").slice(0, 80)}: ${status} ${body.slice(0, 200)}`;

/** Describes the faults of an answer; empty if it is right. */
export function complaintAbout(asked: RawRequest, answer: RawAnswer): string[] {
  const { status, body } = answer;
  const what = inShort(asked, answer);
  if (status >= 500) return [what];
  // Too many headers and an invalid Host are refused before they reach the API.
  if (asked.method === "HEAD" || status === 431 || (status === 400 && body === "")) return [];
  if (asked.method === "OPTIONS" && status === 204) return [];
  const path = pathOf(asked);
  if (!path.startsWith("/api/") || path === page) return [];
  if (status === 301 || (status === 200 && path === description)) return [];
  const envelope = EnvelopeSchema.safeParse(parseJson(body));
  if (!envelope.success) return [`no envelope: ${what}`];
  const { code } = envelope.data;
  return code === (status < 300 ? 0 : status) ? [] : [`code ${code}: ${what}`];
}

/** Not `new URL(path, origin)`, which would take a host from `//evil.example/`. */
const pathOf = ({ path }: RawRequest) => new URL(`http://site.example${path}`).pathname;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
