import { motorPremium } from "#domain/insurance/motor-premium.ts";
import { formatKshs } from "#domain/money/money.ts";
import { content, found } from "#test/support/content/content.ts";
import { journey } from "./journey.ts";
import type { Visitor } from "./visitor.ts";

const { mortgage, motor, calculate } = content.messages.calculators;
const insurer = found(content.insurers[0]);
const sumInsuredKes = 1_500_000;
const { totalCents } = motorPremium(insurer, {
  sumInsuredKes,
  excessProtector: false,
  pvt: false,
});

async function askForMortgage(visitor: Visitor) {
  await visitor.fill(mortgage.fields.amount.label, "4500000");
  await visitor.fill(mortgage.fields.rate.label, "14");
  await visitor.fill(mortgage.fields.years.label, "20");
  await visitor.pressControl(calculate);
  await visitor.sees("KES 55,958");
}

journey("a mortgage is worked out", {
  async walk(visitor) {
    await visitor.open("/calculators/mortgage", calculate);
    await askForMortgage(visitor);
  },
});

journey("a premium is worked out", {
  async walk(visitor) {
    await visitor.open("/calculators/motor-insurance", calculate);
    await visitor.choose(motor.insurer, insurer.id);
    await visitor.fill(motor.fields.sumInsured.label, String(sumInsuredKes));
    await visitor.pressControl(calculate);
    await visitor.sees(formatKshs(totalCents));
  },
});

journey("a mortgage is worked out beside a product", {
  async walk(visitor) {
    await visitor.open("/save-invest/for-individuals/current-account", "Calculators");
    await visitor.pressControl("Calculators");
    await askForMortgage(visitor);
  },
});
