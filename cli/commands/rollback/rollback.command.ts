import type { Command } from 'commander';
import { CommandWithExamples } from '../command-with-examples.ts';
import type { RunAction } from '../run-action.ts';
import { type SharedOptions, withSharedOptions } from '../shared-options.ts';

export function rollbackCommand(run: RunAction): Command {
  const command = new CommandWithExamples('rollback', [
    'brandgen rollback aurora --to live',
    'brandgen rollback aurora 12 --to live',
  ])
    .description('Make an earlier release of a brand live again, without building anything')
    .argument('<brand>', 'id of the brand')
    .argument('[release]', 'number of the release; the build before the live one if it is left out')
    .option('--to <target>', 'the target; needed only if there are several');
  return withSharedOptions(command).action(
    (brand: string, number: string | undefined, options: SharedOptions & { to?: string }) =>
      run(options, async (context) =>
        (await import('./rollback.action.ts')).rollback({ ...context, brand, number, to: options.to }),
      ),
  );
}
