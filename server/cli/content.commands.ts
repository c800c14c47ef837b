import { resolve } from "node:path";
import { short } from "../content-pull/refusal.ts";
import { NoDatabase } from "../db/open-database.ts";
import { WrongUse } from "./failures.ts";
import { parseCount, parseText, type StaffCommand, textLike } from "./options.ts";
import type { AsJson, Session } from "./session.ts";
import { asLine, formatMoment } from "./table.ts";

/** A commit of the content's repository: its full or abbreviated hash. */
const parseCommit = textLike(/^[0-9a-f]{7,64}$/, "It is the name of a commit, such as 27c9390a1.");

type DueOptions = { days: number } & AsJson;

export function addContentCommands(program: StaffCommand, session: Session) {
  const content = program
    .command("content")
    .description("What editors wrote, until when it holds, and which of it is shown.");
  content
    .command("due")
    .description(
      "Lists what expires, wants review or wants its source confirmed soon, and what should have had it.",
    )
    .option("--days <count>", "how many days ahead", parseCount, 30)
    .json()
    .example("content due --days 60")
    .action((options: DueOptions) => listDue(session, options));
  content
    .command("check")
    .description(
      "Checks a folder of content as the pull does, and lists each mistake with its file and line.",
    )
    .argument("[folder]", "else the site's own")
    .example("content check content")
    .action(async (folder?: string) => {
      const { checkContent } = await import("#checks/check-content.ts");
      const { products } = checkContent(folder ?? session.config.CONTENT_DIR).en;
      session.print(`The content is sound: ${products.length} products.`);
    });
  content
    .command("pull")
    .description(
      "Fetches what was merged in the content's repository and shows it, if two people answer for it and it has no mistake.",
    )
    .addHelpText("after", pullCodesText)
    .example("content pull")
    .action(() => pull(session));
  content
    .command("accept")
    .description("Shows a commit for which you answer, though two people did not write and merge.")
    .argument("<commit>", "as the refusal names it", parseCommit)
    .requiredOption("--because <reason>", "for the security log", parseText)
    .example('content accept 27c9390a1 --because "the first content"')
    .action((commit: string) => pull(session, commit));
  content
    .command("status")
    .description("Says which commit is shown, since when, and what waits and why.")
    .json()
    .example("content status")
    .action((options: AsJson) => showStatus(session, options));
}

const pullCodesText = `
Exit codes besides the usual: 1 the Git host did not answer, 4 an operator has to decide (content accept),
5 the newest content has mistakes, 6 another pull is under way.`;

async function listDue({ config, now, printRows }: Session, { days, ...options }: DueOptions) {
  // Imported here, because most commands do not read content.
  const [{ loadContent }, { whatIsDue }] = await Promise.all([
    import("#checks/load-content.ts"),
    import("#checks/due.ts"),
  ]);
  const due = whatIsDue(loadContent(config.CONTENT_DIR), { now: now(), days });
  printRows(
    due,
    ({ on, isOverdue, what, owner = "", kind, file, address }) => ({
      on,
      what: isOverdue ? `${what}, overdue` : what,
      owner,
      kind,
      "address or file": address ?? file,
    }),
    options,
  );
}

/** The folder of `current`, the repository and the branch. */
function pullSettings({ CONTENT_DIR, CONTENT_REPOSITORY, CONTENT_BRANCH }: Session["config"]) {
  if (CONTENT_REPOSITORY === undefined || CONTENT_DIR === undefined)
    throw new WrongUse("CONTENT_REPOSITORY is not set: the content of this site is not pulled");
  const folder = resolve(CONTENT_DIR, "../..");
  return { folder, repository: CONTENT_REPOSITORY, branch: CONTENT_BRANCH };
}

async function pull(session: Session, accepted?: string) {
  const { config, now, print, note } = session;
  const [{ pullContent }, { bringRecords }] = await Promise.all([
    import("../content-pull/pull.ts"),
    import("../content-pull/bring-records.ts"),
  ]);
  const read = async (folder: string) =>
    (await import("#checks/check-content.ts")).checkContent(folder).en;
  const { commit, before } = await pullContent({
    ...pullSettings(config),
    now: now(),
    accepted,
    check: read,
    bring: (shown) =>
      bringRecords(shown, { load: read, db: () => session.db, now: now() }).catch(
        (error: unknown) => {
          if (!(error instanceof NoDatabase)) throw error;
          note("Jobs and rates follow once the site has started and made its database.");
          return shown.imported;
        },
      ),
  });
  if (commit === before) return print(`${short(commit)} is shown already.`);
  // Logged when the timer pulls, unlike a pull that finds nothing new.
  note(
    `${before === undefined ? "" : `${short(before)} -> `}${short(commit)}. The site shows it within seconds.`,
  );
}

async function showStatus({ config, printResult }: Session, options: AsJson) {
  const { readStatus } = await import("../content-pull/pull.ts");
  const status = await readStatus(pullSettings(config));
  const { live, pulledAt, refused } = status;
  const text = [
    live
      ? `${short(live.commit)} is shown since ${formatMoment(live.since)}: ${asLine(live.subject)}`
      : "Nothing was pulled yet.",
    ...(pulledAt === undefined ? [] : [`The Git host last answered ${formatMoment(pulledAt)}.`]),
    ...(refused ? [`Refused since ${formatMoment(refused.since)}: ${refused.sentence}`] : []),
  ].join("\n");
  printResult(status, text, options);
}
