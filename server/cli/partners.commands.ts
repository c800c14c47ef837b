import { makePartnerKey, parsePartnerKeys } from "../captcha/partner-keys.ts";
import { limits } from "../limits/limits.ts";
import { parseCount, type StaffCommand, textLike } from "./options.ts";
import type { AsJson, Session } from "./session.ts";

const parseName = textLike(/^[\w-]{2,40}$/, "It has 2 to 40 letters, figures, - and _.");
const { max: usualMax } = limits.requestsOfPartner;

/** The keys of partners, whose programs cannot show a captcha. They are settings, not stored in the database. */
export function addPartnerCommands(program: StaffCommand, session: Session) {
  const partners = program
    .command("partners")
    .description("Partners whose programs use the API without a captcha.");
  partners
    .command("new")
    .description("Makes a key for a partner, shows it once, and the entry of PARTNER_KEYS.")
    .argument("<name>", "the partner's name: letters, figures, - and _", parseName)
    .option("--limit <n>", `requests an hour; else ${usualMax}`, parseCount, usualMax)
    .json()
    .example("partners new acme --limit 100")
    .action((name: string, { limit, ...options }: { limit: number } & AsJson) => {
      const made = makePartnerKey(name, limit);
      const text = `Key, for the partner alone: ${made.key}\nAdd to PARTNER_KEYS, after a comma, and restart the server: ${made.entry}`;
      session.printResult(made, text, options);
    });
  partners
    .command("list")
    .description("The partners that PARTNER_KEYS names, with their limits.")
    .json()
    .example("partners list")
    .action((options: AsJson) => {
      const known = parsePartnerKeys(session.config.PARTNER_KEYS).map(({ name, max }) => ({
        name,
        max,
      }));
      session.printRows(
        known,
        ({ name, max }) => ({ partner: name, "requests an hour": max }),
        options,
      );
    });
}
