import { formatKshs, kshs } from "#domain/money/money.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import type { BandCliff } from "#domain/insurance/motor-comparison.ts";
import { type Cover, coverOptions, type MotorPremium } from "#domain/insurance/motor-premium.ts";
import { paths } from "#app/pages/paths.ts";
import type { Content } from "#model/content.ts";
import type { CalculatorMessages } from "#model/loans/calculator-messages.ts";

type Texts = CalculatorMessages["motor"];

/** CAL-5: the texts of the form and of its errors, with the currency of its amount. */
export const coverTexts = ({ calculators: { motor }, figures }: Content["messages"]) => ({
  ...motor,
  fields: { sumInsured: { ...motor.fields.sumInsured, unit: kshs } },
  errors: figures.errors,
});

/** The premiums just below and at a value of the car where the premium falls. */
export const cliffText = ({ cliff }: Texts, { atKes, totalCents, fallCents }: BandCliff) =>
  fillText(cliff, {
    below: formatKshs(100 * (atKes - 1)),
    more: formatKshs(totalCents + fallCents),
    at: formatKshs(100 * atKes),
    less: formatKshs(totalCents),
  });

export const payableLabel = (texts: Texts, { levies }: Cover) =>
  levies ? texts.withLevies : texts.total;

/** The link to the enquiry form of motor insurance, with a message about the car, the cover and its premium. */
export function askHref(
  texts: Texts,
  insurer: string,
  cover: Cover,
  { payableCents }: MotorPremium,
) {
  const extras = chosenOptions({ ...cover, levies: false }, texts);
  const message = fillText(texts.message, {
    sum: formatKshs(100 * cover.sumInsuredKes),
    cover: [insurer, ...extras].join(", "),
    label: payableLabel(texts, cover),
    total: formatKshs(payableCents),
  });
  const product = {
    family: "insure",
    audience: "for-individuals",
    slug: "motor-insurance",
  } as const;
  return paths.enquiry(product, undefined, message);
}

/** The names of the options that are chosen. */
export const chosenOptions = (cover: Cover, texts: Texts) =>
  coverOptions.flatMap((name) => (cover[name] ? [texts[name]] : []));

/** The cover as the parameters of both calculators. */
export const coverQuery = ({ sumInsuredKes, excessProtector, pvt, levies }: Cover) => ({
  sumInsured: String(sumInsuredKes),
  ...(excessProtector && { excessProtector: "on" }),
  ...(pvt && { pvt: "on" }),
  ...(levies && { levies: "on" }),
});
