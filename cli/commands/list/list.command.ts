import type { Command } from 'commander';
import { CommandWithExamples } from '../command-with-examples.ts';
import type { RunAction } from '../run-action.ts';
import { type SharedOptions, withSharedOptions } from '../shared-options.ts';

export function listCommand(run: RunAction): Command {
  const command = new CommandWithExamples('list', ['brandgen list']).description('List the brands in the workspace');
  return withSharedOptions(command).action((options: SharedOptions) =>
    run(options, async (context) => (await import('./list.action.ts')).list(context)),
  );
}
