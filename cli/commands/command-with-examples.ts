import { Command } from 'commander';

/** A command whose help ends with examples. */
export class CommandWithExamples extends Command {
  constructor(
    name: string,
    readonly examples: readonly string[],
  ) {
    super(name);
  }
}

export function examplesOf(command: Command): readonly string[] {
  return command instanceof CommandWithExamples ? command.examples : [];
}
