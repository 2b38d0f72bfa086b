import type { Command } from 'commander';
import { CommandWithExamples } from '../command-with-examples.ts';
import type { RunAction } from '../run-action.ts';
import { type SharedOptions, withSharedOptions } from '../shared-options.ts';

export function releasesCommand(run: RunAction): Command {
  const command = new CommandWithExamples('releases', ['brandgen releases aurora --to live'])
    .description('List the releases of a brand in a target, and say which is live')
    .argument('<brand>', 'id of the brand')
    .option('--to <target>', 'the target; needed only if there are several');
  return withSharedOptions(command).action((brand: string, options: SharedOptions & { to?: string }) =>
    run(options, async (context) =>
      (await import('./releases.action.ts')).releases({ ...context, brand, to: options.to }),
    ),
  );
}
