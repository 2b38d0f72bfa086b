import { Command } from 'commander';
import type { RunAction } from '../run-action.ts';
import { type SharedOptions, withSharedOptions } from '../shared-options.ts';

export function validateCommand(run: RunAction): Command {
  const command = new Command('validate')
    .description('Check brands and list every problem')
    .argument('[brand...]', 'ids of the brands to check; all of them when none is given');
  return withSharedOptions(command, 'brandgen validate', 'brandgen validate aurora lotus').action(
    (brands: string[], options: SharedOptions) =>
      run(options, async (context) => (await import('./validate.action.ts')).validate({ ...context, brands })),
  );
}
