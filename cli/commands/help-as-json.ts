import type { Argument, Command, Help, Option } from 'commander';
import { examplesOf } from './command-with-examples.ts';

/** The help as a JSON document in the form of other outcomes. */
export function helpAsJson(command: Command, help: Help): string {
  const document = {
    command: command.parent ? command.name() : null,
    exitCode: 0,
    help: {
      usage: help.commandUsage(command),
      description: help.commandDescription(command),
      arguments: help.visibleArguments(command).map(describeArgument),
      options: help.visibleOptions(command).map(describeOption),
      examples: examplesOf(command),
      commands: help.visibleCommands(command).map((subcommand) => ({
        name: subcommand.name(),
        usage: help.subcommandTerm(subcommand),
        description: help.subcommandDescription(subcommand),
      })),
    },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function describeArgument(argument: Argument) {
  const { description, required, variadic } = argument;
  return { name: argument.name(), description, required, variadic };
}

function describeOption({ flags, description, defaultValue }: Option) {
  return { flags, description, default: defaultValue ?? null };
}
