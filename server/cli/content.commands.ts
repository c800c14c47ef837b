import { parseCount, type StaffCommand } from "./options.ts";
import type { AsJson, Session } from "./session.ts";

type DueOptions = { days: number } & AsJson;

export function addContentCommands(program: StaffCommand, session: Session) {
  const content = program
    .command("content")
    .description("What editors wrote, and until when it holds.");
  content
    .command("due")
    .description(
      "Lists what expires, wants review or wants its source confirmed soon, and what should have had it.",
    )
    .option("--days <count>", "how many days ahead", parseCount, 30)
    .json()
    .example("content due --days 60")
    .action(async ({ days, ...options }: DueOptions) => {
      // Most commands read no content.
      const [{ loadContent }, { whatIsDue }] = await Promise.all([
        import("#checks/load-content.ts"),
        import("#checks/due.ts"),
      ]);
      const due = whatIsDue(loadContent(session.config.CONTENT_DIR), { now: session.now(), days });
      session.printRows(
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
    });
}
