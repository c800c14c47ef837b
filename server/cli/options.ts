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

/** Accepts a text of this form alone; `rule` tells the operator what is wrong with another. */
export const textLike = (form: RegExp, rule: string) => (text: string) => {
  if (form.test(text)) return text;
  throw new InvalidArgumentError(rule);
};

/** Refuses an empty text, such as that of a variable that is not set. */
export const parseText = textLike(/\S/, "It is empty.");
