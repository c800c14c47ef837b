import { readReference } from "#domain/forms/reference.ts";
import { Command, InvalidArgumentError } from "commander";

/** A command or a group of commands, with the options that several share. */
export class StaffCommand extends Command {
  override createCommand(name?: string): StaffCommand {
    return new StaffCommand(name);
  }

  json(): this {
    return this.option("--json", "as JSON, for scripts");
  }

  yes(): this {
    return this.option("--yes", "do it without being asked");
  }

  example(line: string): this {
    return this.addHelpText("after", `\nExample:\n  hfc ${line}`);
  }
}

/** For an option that is a count. */
export function parseCount(text: string): number {
  const count = Number(text);
  if (/^\d{1,6}$/.test(text) && count > 0) return count;
  throw new InvalidArgumentError("It is a whole number from 1 on.");
}

/** A reference as people quote it. Any other text is passed on unchanged, and will not be found. */
export const parseReference = (text: string): string => readReference(text) ?? text;

/** Parses a commit of the content's repository: its full or abbreviated hash. */
export function parseCommit(text: string): string {
  if (/^[0-9a-f]{7,64}$/.test(text)) return text;
  throw new InvalidArgumentError("It is the name of a commit, such as 27c9390a1.");
}

/** Refuses an empty text, such as that of a variable that is not set. */
export function parseText(text: string): string {
  if (text.trim() !== "") return text;
  throw new InvalidArgumentError("It is empty.");
}
