import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { InvalidArgumentError } from "commander";
import { readOneFile } from "#model/reading/records.ts";
import { SettingsSchema } from "#model/reading/site.ts";
import type { ExchangeRates } from "#domain/money/exchange-rate.ts";
import { loadRates, replaceRates } from "../exchange-rates/exchange-rate.store.ts";
import { NotFound } from "./failures.ts";
import type { StaffCommand } from "./options.ts";
import { momentRule, parseMoment, parseRatesFile } from "./rates-file.ts";
import type { AsJson, Session } from "./session.ts";
import { asLine, formatMoment, formatTable } from "./table.ts";

type ImportOptions = { asOf?: number; source?: string } & AsJson;

export function addRateCommands(program: StaffCommand, session: Session) {
  const rates = program.command("rates").description("Exchange rates against the shilling.");
  rates
    .command("import")
    .description(
      "Puts the rates of a CSV file (currency,buy,sell and, if you like, asOf) in the place of all others: all or, with a mistake, none.",
    )
    .argument("<file>", "rates in the order in which they are shown")
    .option("--as-of <time>", "a day or a time; else the file's, else now", parseAsOf)
    .option("--source <text>", "who set them; else the bank")
    .json()
    .example("rates import rates.csv --as-of 2026-07-01T09:00:00+03:00")
    .action((file: string, options: ImportOptions) => importFile(session, file, options));
  rates
    .command("show")
    .description("Shows the rates as visitors see them.")
    .json()
    .example("rates show")
    .action(async (options: AsJson) => {
      const current = await loadRates(await session.db);
      if (!current) throw new NotFound("There are no rates");
      session.printResult(current, asText(current), options);
    });
}

function parseAsOf(text: string): number {
  const moment = parseMoment(text);
  if (moment === undefined) throw new InvalidArgumentError(`It ${momentRule}.`);
  return moment;
}

async function importFile(session: Session, file: string, options: ImportOptions) {
  const { rates, asOf } = parseRatesFile(readFileSync(file, "utf8"), basename(file));
  const moment = options.asOf ?? asOf ?? session.now();
  if (moment > session.now()) throw new Error("Rates of the future are not shown today: asOf");
  const replaced: ExchangeRates = {
    rates,
    asOf: new Date(moment).toISOString(),
    source: options.source ?? ownName(session),
    provenance: "bank",
  };
  await replaceRates(await session.db, replaced);
  session.printResult(replaced, asText(replaced), options);
}

const ownContent = join(import.meta.dirname, "../../content");

function ownName({ config }: Session): string {
  return readOneFile(config.CONTENT_DIR ?? ownContent, "site/settings.yaml", SettingsSchema).bank
    .name;
}

function asText({ rates, asOf, source, provenance }: ExchangeRates) {
  const taken = asOf === null ? "Examples" : `As of ${formatMoment(Date.parse(asOf))}`;
  const mark = provenance === "specimen" ? " (specimen)" : "";
  const origin = `${taken}, by ${asLine(source)}${mark}.`;
  return `${formatTable(rates.map(({ currency, buy, sell }) => ({ currency, buy, sell })))}\n${origin}`;
}
