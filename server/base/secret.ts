import { createHmac, hkdfSync, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "./error-code.ts";

type SecretConfig = {
  APP_SECRET?: string | undefined;
  APP_SECRET_PREVIOUS?: string | undefined;
  DATA_DIR: string;
};

export type Keys = ReturnType<typeof openKeys>;

type KeyPurpose =
  | "phone-code"
  | "phone-proof"
  | "captcha"
  | "captcha-solution"
  | "form-timestamp"
  | "receipt"
  | "cv-link"
  | "limit";

/** One key for each purpose, so that a signature for one is invalid for another. */
export function openKeys(config: SecretConfig) {
  const secrets = [
    config.APP_SECRET ?? keptSecret(config.DATA_DIR),
    config.APP_SECRET_PREVIOUS,
  ].filter((secret) => secret !== undefined);
  const accepted = (purpose: KeyPurpose) =>
    secrets.map((secret) => Buffer.from(hkdfSync("sha256", secret, "", purpose, 32)));
  return {
    /** The keys that verify: of the current secret and the previous one. */
    accepted,
    /** The key that signs. */
    current(purpose: KeyPurpose) {
      const [key] = accepted(purpose);
      if (!key) throw new Error("There is always a secret");
      return key;
    },
  };
}

/** Reads the secret, and creates it on the first start. */
function keptSecret(folder: string): string {
  const path = join(folder, "secret");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(path)) makeSecret(path);
  const secret = readFileSync(path, "utf8").trim();
  if (secret.length < 32) throw new Error(`${path} holds no secret: remove it, and one is made`);
  return secret;
}

/** If several processes start at once, one creates it; none reads it half written. */
function makeSecret(path: string) {
  const draft = `${path}.${randomUUID()}`;
  const secret = randomBytes(32).toString("base64url");
  try {
    writeFileSync(draft, secret, { flag: "wx", mode: 0o600, flush: true });
    linkSync(draft, path);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

export function sign(key: Buffer, ...parts: string[]): string {
  return createHmac("sha256", key).update(parts.join("\n")).digest("base64url");
}

/** Compares in constant time. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
