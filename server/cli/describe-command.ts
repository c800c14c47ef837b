import type { Command } from "commander";

const reference = /^[AED]-[0-9A-Z]{4}-[0-9A-Z]{4}$/;
const jobId = /^[a-z][a-z0-9-]{0,99}$/;
/** Options whose text is written for the log. */
const toldOptions = ["because"];

/** For example `applications export --to --job`: only values that identify no person and no file. */
export function describeCommand(command: Command): string {
  const names: string[] = [];
  for (let each: Command | null = command; each?.parent; each = each.parent)
    names.unshift(each.name());
  return [...names, ...describeArguments(command), ...describeOptions(command)].join(" ");
}

function describeArguments(command: Command): string[] {
  return command.registeredArguments.flatMap((argument, place) => {
    const value: unknown = command.processedArgs[place];
    if (typeof value !== "string") return [];
    if (argument.name() === "reference") return reference.test(value) ? [value] : [];
    // Already validated: a commit consists of letters and digits only.
    if (argument.name() === "commit") return [value];
    return argument.name() === "id" && jobId.test(value) ? [value] : [];
  });
}

function describeOptions(command: Command): string[] {
  return command.options.flatMap((option) => {
    const name = option.attributeName();
    if (command.getOptionValueSource(name) !== "cli") return [];
    const value: unknown = command.getOptionValue(name);
    const isTold =
      typeof value === "number" || option.argChoices !== undefined || toldOptions.includes(name);
    return isTold ? [option.long ?? name, String(value)] : [option.long ?? name];
  });
}
