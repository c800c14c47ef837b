import { BlockList, isIP } from "node:net";
import { z } from "zod";

const Days = z.coerce.number().int().min(1).max(3660);
const Port = z.coerce.number().int().min(0).max(65_535);
/** An entry of PARTNER_KEYS: `name:max:hash`; without `max`, the usual limit. */
const partnerKeysForm = /^[\w-]+(?::[1-9]\d{0,6})?:[0-9a-f]{64}$/;

const Secret = z.string().min(32, "is at least 32 characters");
/** An empty variable counts as not set. */
const blankAsUnset = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));

const ConfigSchema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  HOST: z.string().default("0.0.0.0"),
  PORT: Port.default(3000),
  /** The folder of the content; the repository's own by default. */
  CONTENT_DIR: z.string().optional(),
  /** The Git repository of the content, from which `hfc content pull` fetches CONTENT_BRANCH. */
  CONTENT_REPOSITORY: z
    .string()
    .regex(/^[^-\s]\S*$/, "is an address that git knows")
    .optional(),
  CONTENT_BRANCH: z
    .string()
    .regex(/^\w[\w./-]*$/, "is the name of a branch")
    .default("main"),
  /** The folder for submitted data. */
  DATA_DIR: z.string().default("./data"),
  /** The address visitors type, when something in front of this server ends TLS. */
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((address) => new URL(address).origin)
    .optional(),
  /** Proxies whose X-Forwarded-For is trusted: addresses and networks, separated by commas. */
  TRUSTED_PROXIES: z.string().default("").transform(parseNetworks),
  /** Seconds for which /readyz says "stopping" before the port closes: longer than a load balancer's check. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  /** The port for Prometheus; closed if it is not set. */
  METRICS_PORT: Port.optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),

  /** Signs codes, proofs and captchas; created and kept under DATA_DIR on a single machine. */
  APP_SECRET: Secret.optional(),
  /** The previous secret: its signatures stay valid. */
  APP_SECRET_PREVIOUS: Secret.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(200).default(10),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default("auto"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),

  /** `smtp://user:password@host:587` or `smtps://…`. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  SMS_USERNAME: z.string().optional(),
  SMS_API_KEY: z.string().optional(),
  SMS_SENDER: z.string().optional(),
  SMS_URL: z
    .url({ protocol: /^https?$/ })
    .default("https://api.africastalking.com/version1/messaging"),
  /** Codes a day for the whole site; 0 stops them. */
  SMS_CODES_A_DAY: z.coerce.number().int().min(0).default(1000),

  CAPTCHA: z.enum(["altcha", "recaptcha", "off"]).default("altcha"),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET: z.string().optional(),
  /** The measurement ID of Google Analytics, used if a visitor agrees; without it visitors are not asked. */
  GOOGLE_ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,16}$/, "is the measurement ID of a stream, such as G-XXXXXXXXXX")
    .optional(),
  /** The entries that `hfc partners new` prints, with commas between. */
  PARTNER_KEYS: z
    .string()
    .refine((text) => text.split(",").every((entry) => partnerKeysForm.test(entry)), {
      error: "is name:limit:hash, with commas between, as hfc partners new prints it",
    })
    .optional(),
  /** A JSON file with the addresses to which events are sent. */
  WEBHOOKS_FILE: z.string().optional(),
  /** `host:port` of a ClamAV daemon. */
  CLAMD_ADDRESS: z
    .string()
    .regex(/^.+:\d+$/, "is host:port")
    .optional(),
  CV_MAX_MEGABYTES: z.coerce.number().min(1).max(50).default(5),

  RETENTION_APPLICATION_DAYS: Days.default(365),
  RETENTION_ENQUIRY_DAYS: Days.default(730),
});

export type Config = z.infer<typeof ConfigSchema>;
type Name = keyof Config;
type Given = Readonly<Partial<Record<Name, string>>>;

/** Every variable the server reads. */
export const variableNames = Object.keys(ConfigSchema.shape);
const together = [
  ["SMS_USERNAME", "SMS_API_KEY"],
  ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
] as const satisfies Name[][];

/** Reads the environment; throws with the name of each variable that is wrong or missing, all at once. */
export function parseConfig(environment: NodeJS.ProcessEnv): Config {
  const given = blankAsUnset(environment);
  const result = ConfigSchema.safeParse(given);
  const issues = [...(result.error?.issues ?? []), ...misfitsOf(given)];
  if (result.success && issues.length === 0) return result.data;
  throw new Error(z.prettifyError(new z.ZodError(issues)));
}

/** Errors that involve several variables, found in the raw values and reported with the other errors. */
function misfitsOf(given: Given): z.core.$ZodIssue[] {
  const errors = new Map<Name, string>();
  const demand = (name: Name, reason: string) => {
    if (given[name] === undefined) errors.set(name, reason);
  };
  for (const names of together) {
    const first = names.find((name) => given[name] !== undefined);
    if (first) for (const name of names) demand(name, `is needed with ${first}`);
  }
  if (given.DATABASE_URL) {
    demand("APP_SECRET", "is needed with DATABASE_URL: every replica signs with the same one");
    for (const name of together[1])
      demand(name, "is needed with DATABASE_URL: every replica keeps files in the same place");
  }
  if (given.CONTENT_REPOSITORY && !/.\/current\/content\/?$/.test(given.CONTENT_DIR ?? ""))
    errors.set(
      "CONTENT_DIR",
      "ends with /current/content where CONTENT_REPOSITORY is set, such as /var/lib/hf-site/content/current/content",
    );
  if (given.CAPTCHA === "recaptcha") {
    demand("RECAPTCHA_SITE_KEY", "is needed with CAPTCHA=recaptcha");
    demand("RECAPTCHA_SECRET", "is needed with CAPTCHA=recaptcha");
  }
  const mode = ConfigSchema.shape.NODE_ENV.safeParse(given.NODE_ENV).data;
  if (given.CAPTCHA === "off" && mode === "production")
    errors.set("CAPTCHA", "is never off in production");
  return [...errors].map(([name, message]) => ({ code: "custom", path: [name], message }));
}

function parseNetworks(text: string, context: z.RefinementCtx): BlockList {
  const networks = new BlockList();
  for (const item of text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)) {
    // Refuses "10.0.0.10/": read as /0 it would trust every address.
    const [, address = "", bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(item) ?? [];
    const family = isIP(address);
    const most = family === 6 ? 128 : 32;
    const size = bits === undefined ? most : Number(bits);
    if (family === 0 || size > most) {
      context.addIssue(`${item} is no address and no network such as 10.0.0.0/8`);
      return z.NEVER;
    }
    networks.addSubnet(address, size, family === 6 ? "ipv6" : "ipv4");
  }
  return networks;
}
