import { link } from "#app/pages/link.ts";
import { content, found } from "#test/support/content/content.ts";

const insurer = found(content.insurers[0]).id;
const deposit = found(content.depositReturn.deposits[0]).id;

/** Path, fields (the changed one first), and a query with an answer, which the posted calculator does not have. */
const table = [
  ["/calculators/affordability", "pay", ""],
  ["/calculators/deposit-return", "amount months", `amount=1000000&months=12&${deposit}=10`],
  [
    "/calculators/home-cost",
    "price deposit rate years commitment insurance",
    "price=5000000&rate=14&years=20",
  ],
  ["/calculators/loan-cost", "amount rate months insurance", "amount=500000&rate=14&months=12"],
  ["/calculators/mortgage", "amount rate years", "amount=5000000&rate=14&years=20"],
  ["/calculators/motor-insurance", "sumInsured insurer", `sumInsured=1500000&insurer=${insurer}`],
  ["/calculators/motor-insurance/compare", "sumInsured", "sumInsured=2000000"],
  [
    "/calculators/net-pay",
    "gross month pension medical interest insurance",
    "gross=80000&month=2026-11",
  ],
  ["/calculators/offers", "amount offer offer", "amount=5m&offer=14,50000,,20"],
  [
    "/calculators/overpay",
    "balance rate months extra once at fee",
    "balance=5000000&rate=14&months=120&extra=5000",
  ],
  [
    "/calculators/take-over",
    "balance rate months newRate legal other",
    "balance=5m&rate=14&months=120&newRate=12",
  ],
  ["/rightsissue/entitlement", "shares additional", "shares=1000"],
  ["/forex-rates", "amount", "amount=5"],
] as const;

export const calculators = table.map(([pattern, names, right]) => {
  const fields = names.split(" ");
  const wrong = fields.map((name) => `${name}=${name === "offer" ? "x,x,x,x" : "x"}`).join("&");
  return { path: link(pattern), field: found(fields[0]), right, wrong };
});

/** URLs of answers with an error in each field, and of right answers. */
const asked = calculators.filter(({ right }) => right);
export const wrongAnswers = asked.map(({ path, wrong }) => `${path}?${wrong}`);
export const rightAnswers = asked.map(({ path, right }) => `${path}?${right}`);
