import { expect, test } from "vitest";
import { parseConfig } from "./config.ts";

const secret = "s".repeat(32);
const bucket = {
  S3_ENDPOINT: "https://files.example",
  S3_BUCKET: "cvs",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "key",
};
const replica = { DATABASE_URL: "postgres://site@db.example/site", APP_SECRET: secret, ...bucket };

test("all settings are optional", () => {
  expect(parseConfig({})).toMatchObject({ PORT: 3000, DATA_DIR: "./data", CAPTCHA: "altcha" });
});

test("a variable set to nothing is not set", () => {
  expect(parseConfig({ PORT: "", SMTP_URL: "" })).toMatchObject({ PORT: 3000 });
});

test("settings for several replicas are accepted", () => {
  expect(parseConfig(replica).DATABASE_URL).toBe(replica.DATABASE_URL);
});

test.each([
  ["PORT", { PORT: "eighty" }],
  ["PUBLIC_ORIGIN", { PUBLIC_ORIGIN: "www.example.org" }],
  ["DATABASE_URL", { ...replica, DATABASE_URL: "mysql://db.example/site" }],
  ["APP_SECRET", { ...replica, APP_SECRET: undefined }],
  ["APP_SECRET", { APP_SECRET: "short" }],
  ["S3_BUCKET", { ...replica, S3_BUCKET: undefined }],
  ["S3_SECRET_ACCESS_KEY", { S3_ENDPOINT: "https://files.example" }],
  ["SMS_API_KEY", { SMS_USERNAME: "hfc" }],
  ["SMTP_URL", { SMTP_URL: "https://mail.example" }],
  ["RECAPTCHA_SITE_KEY", { CAPTCHA: "recaptcha", RECAPTCHA_SECRET: "x" }],
  ["RECAPTCHA_SECRET", { CAPTCHA: "recaptcha", RECAPTCHA_SITE_KEY: "x" }],
  ["CAPTCHA", { CAPTCHA: "off" }],
  ["CAPTCHA", { CAPTCHA: "turnstile" }],
  ["CLAMD_ADDRESS", { CLAMD_ADDRESS: "localhost" }],
  ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "10.0.0.0/33" }],
  ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "localhost" }],
  ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "10.0.0.10/" }],
  ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "10.0.0.0/8/8" }],
  ["TRUSTED_PROXIES", { TRUSTED_PROXIES: "10.0.0.0/-1" }],
  ["RETENTION_ENQUIRY_DAYS", { RETENTION_ENQUIRY_DAYS: "0" }],
  ["SMS_CODES_A_DAY", { SMS_CODES_A_DAY: "-1" }],
])("%s is named when it is wrong or missing: %j", (name, environment) => {
  expect(() => parseConfig(environment)).toThrow(name);
});

test("all mistakes are reported together", () => {
  expect(() => parseConfig({ PORT: "x", DRAIN_SECONDS: "x" })).toThrow(/PORT[^]*DRAIN_SECONDS/);
  // A wrong variable, and one that another variable requires.
  expect(() =>
    parseConfig({
      PORT: "x",
      SMS_USERNAME: "hfc",
      CAPTCHA: "off",
      DATABASE_URL: "postgres://db/site",
    }),
  ).toThrow(/PORT[^]*SMS_API_KEY[^]*APP_SECRET[^]*S3_BUCKET[^]*CAPTCHA/);
});

test("the captcha may be off outside production", () => {
  expect(parseConfig({ NODE_ENV: "test", CAPTCHA: "off" }).CAPTCHA).toBe("off");
});
