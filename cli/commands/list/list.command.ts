import { Command } from 'commander';
import type { RunAction } from '../run-action.ts';
import { type SharedOptions, withSharedOptions } from '../shared-options.ts';

export function listCommand(run: RunAction): Command {
  const command = new Command('list').description('List the brands of the workspace');
  return withSharedOptions(command, 'brandgen list').action((options: SharedOptions) =>
    run(options, async (context) => (await import('./list.action.ts')).list(context)),
  );
}
