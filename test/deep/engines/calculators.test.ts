import { content } from "../../support/content.ts";
import { journey } from "./journey.ts";
import type { Visitor } from "./visitor.ts";

const { mortgage, motor, calculate } = content.messages.calculators;

async function askForMortgage(visitor: Visitor) {
  await visitor.fill(mortgage.amount, "4500000");
  await visitor.fill(mortgage.rate, "14");
  await visitor.fill(mortgage.years, "20");
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
    await visitor.choose(motor.insurer, "pioneer");
    await visitor.fill(motor.sumInsured, "1500000");
    await visitor.pressControl(calculate);
    await visitor.sees("Kshs 60,000.00");
  },
});

journey("a mortgage is worked out beside a product", {
  async walk(visitor) {
    await visitor.open("/save-invest/for-individuals/current-account", "Calculators");
    await visitor.pressControl("Calculators");
    await askForMortgage(visitor);
  },
});
