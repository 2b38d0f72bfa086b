import type { Command } from 'commander';

/** Options of every command. */
export interface SharedOptions {
  workspace?: string;
  json?: boolean;
}

/** Adds the options that every command takes. */
export function withSharedOptions(command: Command): Command {
  return command
    .option('--workspace <dir>', 'folder with brands/, and optionally themes/ and locales/ on top of the built-in ones')
    .option('--json', 'print one machine-readable document on stdout and nothing else');
}
