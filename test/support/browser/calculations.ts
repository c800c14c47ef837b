import { paths } from "#app/pages/paths.ts";
import { comparisonKey, mostCompared } from "#domain/products/product-comparison.ts";
import { content } from "#test/support/content/content.ts";

const loans = content.products.filter(({ family }) => family === "borrow");
/** An answer of each calculator, and a comparison. */
export const calculations = [
  "/calculators/home-cost?know=loan&loan=95m&deposit=5m&rate=14.75&years=40&insurance=300,000&legalCharge=900,000",
  "/calculators/home-cost?know=month&month=80k&rate=13.5&years=15",
  "/calculators/loan-cost?product=home-loan&amount=9m&rate=14&months=240&legal=90,000&insurance=50,000",
  "/calculators/mortgage?amount=4.5m&rate=14&years=20",
  "/what-to-bring?product=borrow/for-individuals/property-financing/home-loan&income=employed&amount=4500000&rate=14&months=240",
  "/calculators/motor-insurance/compare?sumInsured=1499999&excessProtector=on&pvt=on&levies=on",
  "/calculators/overpay?balance=5m&rate=14&months=240&extra=10,000&once=500,000&at=12&fee=1",
  "/calculators/take-over?balance=5m&rate=14&months=240&newRate=12&fee=1&arrangement=1&excise=20&valuation=15,000&other=9,000",
  "/calculators/offers?amount=3m&offer=14,40000,20000,10&offer=13.6,5%25,24000,12&offer=15,0,0,9",
  "/calculators/net-pay?gross=350k&month=2026-11&pension=20k&medical=9k&interest=25k&insurance=30k",
  "/calculators/affordability?deposit=1m&rate=14&years=20",
  "/property-listing/residential?month=90k&cash=2m",
  "/property-listing?month=60000&cash=1m&rate=14&years=20&area=rural",
  "/calculators/deposit-return?amount=10m&months=120&taxed=other&fixed=10&bond=9.5&hybrid=9&call=8&fanaka=6",
  paths.compare(
    "borrow",
    loans
      .filter(({ groups }) => groups.length === 0)
      .slice(0, mostCompared)
      .map((loan) => comparisonKey(loan)),
  ),
];
