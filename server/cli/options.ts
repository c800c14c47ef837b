import { type Command, InvalidArgumentError } from "commander";

/** A group of commands, told of in one line. */
export const group = (program: Command, name: string, description: string): Command =>
  program.command(name).description(description);

export const example = (command: Command, ...lines: string[]): Command =>
  command.addHelpText(
    "after",
    `\nExample:\n${lines.map((line) => `  npm run hfc -- ${line}`).join("\n")}`,
  );

export const withJson = (command: Command): Command =>
  command.option("--json", "as JSON, for scripts");

export const withYes = (command: Command): Command =>
  command.option("--yes", "do it without being asked");

/** For an option that is a count. */
export function parseCount(text: string): number {
  const count = Number(text);
  if (/^\d{1,6}$/.test(text) && count > 0) return count;
  throw new InvalidArgumentError("It is a whole number from 1 on.");
}

/** A reference as people quote it: in small letters, with spaces around it. */
export const parseReference = (text: string): string => text.trim().toUpperCase();
