import type { Command } from 'commander';
import { CommandWithExamples } from '../command-with-examples.ts';
import type { RunAction } from '../run-action.ts';
import { type SharedOptions, withSharedOptions } from '../shared-options.ts';

export function pruneCommand(run: RunAction): Command {
  const command = new CommandWithExamples('prune', ['brandgen prune --to live'])
    .description('Remove the releases of a target that are older than their brands keep them')
    .option('--to <target>', 'the target; needed only if there are several');
  return withSharedOptions(command).action((options: SharedOptions & { to?: string }) =>
    run(options, async (context) => (await import('./prune.action.ts')).prune({ ...context, to: options.to })),
  );
}
