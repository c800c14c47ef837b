import { expect, test } from "vitest";
import { careersTexts } from "#test/support/content/careers.ts";
import { clientIp, phoneNumber, setUpCodes } from "#test/support/records/phone-codes.ts";
import { unlimitedPass } from "../captcha/captcha.ts";

const texts = careersTexts.codes;
const { phoneNumber: phoneTexts, otp: otpTexts } = texts.errors;

test.each<[unknown, string]>([
  [undefined, phoneTexts.missing],
  ["", phoneTexts.missing],
  [" ", phoneTexts.missing],
  [null, phoneTexts.invalid],
  [254712345678, phoneTexts.invalid],
  [["254712345678"], phoneTexts.invalid],
  [{ $ne: "" }, phoneTexts.invalid],
  ["\u200b", phoneTexts.missing],
  ["254202345678", phoneTexts.invalid],
  ["447911123456", phoneTexts.invalid],
  ["2547123456789", phoneTexts.invalid],
  ["254712345678\0", phoneTexts.invalid],
  ["254712345678\n254712345679", phoneTexts.invalid],
  ["9".repeat(60_000), phoneTexts.invalid],
])(
  "the number %j is refused before anything is counted or a captcha is checked",
  async (given, error) => {
    const { codes, db, messages } = await setUpCodes("SQLite");
    let asked = 0;
    const captcha = async () => {
      asked += 1;
      return unlimitedPass;
    };
    const result = await codes.send({ phoneNumber: given, clientIp, captcha });
    expect(result).toMatchObject({
      refusal: { reason: "invalid", fields: { phoneNumber: error } },
    });
    expect(await codes.check({ phoneNumber: given, otp: "123456", clientIp })).toEqual(result);
    expect([asked, messages.length]).toEqual([0, 0]);
    expect(await db.selectFrom("usage").selectAll().execute()).toEqual([]);
  },
);

test.each<[unknown, string]>([
  [undefined, otpTexts.missing],
  ["", otpTexts.missing],
  [null, otpTexts.invalid],
  [123456, otpTexts.invalid],
  [["123456"], otpTexts.invalid],
  ["12345", otpTexts.invalid],
  ["1234567", otpTexts.invalid],
  ["\u200b", otpTexts.missing],
  ["12345a", otpTexts.invalid],
  ["1".repeat(60_000), otpTexts.invalid],
])("the code %j is refused, and does not count as a guess", async (otp, error) => {
  const { codes, send, db } = await setUpCodes("SQLite");
  await send();
  expect(await codes.check({ phoneNumber, otp, clientIp })).toMatchObject({
    refusal: { reason: "invalid", fields: { otp: error } },
  });
  expect(await db.selectFrom("oneTimeCode").select("guesses").execute()).toEqual([{ guesses: 0 }]);
});

test.each(["\0", "a b", "a".repeat(101), 1])("the nonce %j matches no code", async (nonce) => {
  const { codes, send, db } = await setUpCodes("PostgreSQL");
  await send();
  expect(await codes.check({ phoneNumber, otp: "123456", nonce, clientIp })).toMatchObject({
    ok: false,
  });
  expect(await db.selectFrom("oneTimeCode").select("guesses").execute()).toEqual([{ guesses: 0 }]);
});

test.each([null, 1, "", "Teller", "a\0b", "a".repeat(81), { id: "teller" }])(
  "no proof is issued for the invalid job id %j",
  async (jobId) => {
    const { codes } = await setUpCodes("SQLite");
    expect(await codes.check({ phoneNumber, otp: "123456", jobId, clientIp })).toMatchObject({
      refusal: { reason: "invalid", fields: { jobId: texts.errors.jobId.invalid } },
    });
  },
);
