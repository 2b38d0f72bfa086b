import type { Command } from 'commander';
import { CommandWithExamples } from '../command-with-examples.ts';
import type { RunAction } from '../run-action.ts';
import { type SharedOptions, withSharedOptions } from '../shared-options.ts';

interface RollbackOptions extends SharedOptions {
  last?: boolean;
  to?: string;
}

export function rollbackCommand(run: RunAction): Command {
  const command = new CommandWithExamples('rollback', [
    'brandgen rollback aurora --to live',
    'brandgen rollback aurora 12 --to live',
    'brandgen rollback --last --to live',
  ])
    .description('Make an earlier release of a brand live again, without building anything')
    .argument('[brand]', 'id of the brand')
    .argument('[release]', 'number of the release; the build before the live one if it is left out')
    .option('--last', 'go back with every brand that the last release or rollback made live')
    .option('--to <target>', 'the target; needed only if there are several');
  return withSharedOptions(command).action(
    (brand: string | undefined, number: string | undefined, options: RollbackOptions) =>
      run(options, async (context) => {
        const { rollback } = await import('./rollback.action.ts');
        const { last = false, to } = options;
        return rollback({ ...context, brand, number, last, to });
      }),
  );
}
