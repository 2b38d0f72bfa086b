import type { Command } from 'commander';

/** Options of every command. */
export interface SharedOptions {
  workspace?: string;
  json?: boolean;
}

/** Adds the options that every command takes. */
export function withSharedOptions(command: Command): Command {
  return command
    .option(
      '--workspace <dir>',
      'folder with brands/ and, if needed, themes/ and locales/ that add to the built-in ones',
    )
    .option('--json', 'print a single JSON document on stdout');
}
