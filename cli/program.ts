import { Command, Help } from 'commander';
import { buildCommand } from './commands/build/build.command.ts';
import { examplesOf } from './commands/command-with-examples.ts';
import { conformCommand } from './commands/conform/conform.command.ts';
import { devCommand } from './commands/dev/dev.command.ts';
import { exportCommand } from './commands/export/export.command.ts';
import { listCommand } from './commands/list/list.command.ts';
import { mergeCommand } from './commands/merge/merge.command.ts';
import { previewCommand } from './commands/preview/preview.command.ts';
import { pruneCommand } from './commands/prune/prune.command.ts';
import { releaseCommand } from './commands/release/release.command.ts';
import { releasesCommand } from './commands/releases/releases.command.ts';
import { rollbackCommand } from './commands/rollback/rollback.command.ts';
import type { RunAction } from './commands/run-action.ts';
import { sandboxCommand } from './commands/sandbox/sandbox.command.ts';
import { validateCommand } from './commands/validate/validate.command.ts';
import { verifyCommand } from './commands/verify/verify.command.ts';
import { watchCommand } from './commands/watch/watch.command.ts';
import { wordsCommand } from './commands/words/words.command.ts';
import { workerCommand } from './commands/worker/worker.command.ts';

/** Commands in the order of the help page. */
const commands = [
  listCommand,
  validateCommand,
  wordsCommand,
  buildCommand,
  mergeCommand,
  verifyCommand,
  exportCommand,
  releaseCommand,
  workerCommand,
  releasesCommand,
  rollbackCommand,
  watchCommand,
  pruneCommand,
  devCommand,
  previewCommand,
  sandboxCommand,
  conformCommand,
];

/**
 * The whole command line; docs/cli.md is generated from it too. Nothing in it ends the process: wrong usage is thrown as
 * commander's `CommanderError`.
 */
export function createProgram(
  run: RunAction,
  version: string,
  formatHelp: (command: Command, help: Help) => string = helpAsText,
): Command {
  const program = new Command('brandgen')
    .description('Generates finished, branded member sites and agent back offices from brand configurations.')
    .version(version, '--version', 'print the version')
    .configureHelp({ formatHelp })
    .exitOverride();
  for (const command of commands) program.addCommand(inherited(command(run), program));
  return program;
}

/** A command with the settings of the program, also in the commands below it. */
function inherited(command: Command, program: Command): Command {
  for (const below of command.commands) inherited(below, program);
  return command.copyInheritedSettings(program);
}

/** Commander's own help, and the examples after it. */
function helpAsText(command: Command, help: Help): string {
  const text = Help.prototype.formatHelp.call(help, command, help);
  const examples = examplesOf(command);
  if (examples.length === 0) return text;
  const title = examples.length === 1 ? 'Example:' : 'Examples:';
  return `${[text, title, ...examples.map((example) => `  $ ${example}`)].join('\n')}\n`;
}
