import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { destinations } from "#domain/forms/enquiry-fields.ts";
import { haveOwn } from "#model/reading/unique.ts";
import { eventTypes } from "./events.ts";
import { isPrivate } from "./public-address.ts";

const EndpointSchema = z.strictObject({
  /** The name in the log, in the metrics and in `hfc outbox status`. */
  name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,29}$/, "is of small letters, digits and hyphens"),
  url: z.url({ protocol: /^https?$/ }),
  /** The first secret signs; a second one is for the time when receivers change over. */
  secrets: z
    .array(z.string().refine(isSecret, "is whsec_ and base64 of 24 bytes or more"))
    .min(1)
    .max(2),
  /** The events to send; all if none are named. */
  events: z.array(z.enum(eventTypes)).min(1).optional(),
  /** The teams whose events to send; all if none are named. */
  destinations: z.array(z.enum(destinations)).min(1).optional(),
  /** An address of the bank's own network, and http. */
  allowPrivateNetwork: z.boolean().default(false),
  /** Adds links to CVs in which no virus was found. */
  cvLinks: z.boolean().default(false),
});
export type Endpoint = z.infer<typeof EndpointSchema>;

const EndpointsSchema = z
  .array(EndpointSchema)
  .refine(haveOwn("name"), { error: "two have the same name" })
  .refine((all) => all.every(({ url, ...own }) => own.allowPrivateNetwork || isPublic(url)), {
    error:
      "an address begins with https and is of the internet, unless allowPrivateNetwork is true",
  });

const isPublic = (url: string) => url.startsWith("https:") && !isPrivate(url);

function isSecret(text: string) {
  const key = Buffer.from(text.slice("whsec_".length), "base64");
  return key.length >= 24 && text === `whsec_${key.toString("base64")}`;
}

/** Reads the file that `WEBHOOKS_FILE` names; throws with all its mistakes, but without its secrets. */
export function readEndpoints(path: string | undefined): readonly Endpoint[] {
  if (path === undefined) return [];
  const result = EndpointsSchema.safeParse(readJson(path));
  if (result.success) return result.data;
  throw new Error(`${path} (WEBHOOKS_FILE):\n${z.prettifyError(result.error)}`);
}

function readJson(path: string): unknown {
  if (!existsSync(path)) throw new Error(`${path} (WEBHOOKS_FILE) is not there`);
  const text = readFileSync(path, "utf8");
  try {
    return JSON.parse(text);
  } catch {
    // The error of JSON.parse quotes the file, which holds secrets.
    throw new Error(`${path} (WEBHOOKS_FILE) is not JSON`);
  }
}
