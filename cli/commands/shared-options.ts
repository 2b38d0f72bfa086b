import type { Command } from 'commander';

/** Options of every command. */
export interface SharedOptions {
  workspace?: string;
  json?: boolean;
}

/** Adds the options that every command takes, and the examples that its help ends with. */
export function withSharedOptions(command: Command, ...examples: string[]): Command {
  const title = examples.length === 1 ? 'Example:' : 'Examples:';
  return command
    .option('--workspace <dir>', 'folder with brands/, and optionally themes/ and locales/ on top of the built-in ones')
    .option('--json', 'print one machine-readable document on stdout and nothing else')
    .addHelpText('after', ['', title, ...examples.map((example) => `  $ ${example}`)].join('\n'));
}
