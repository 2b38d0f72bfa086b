import type { Command } from 'commander';
import { CommandWithExamples } from '../command-with-examples.ts';
import type { RunAction } from '../run-action.ts';
import { type SharedOptions, withFormat, withSharedOptions } from '../shared-options.ts';

export function validateCommand(run: RunAction): Command {
  const command = new CommandWithExamples('validate', ['brandgen validate', 'brandgen validate aurora lotus'])
    .description('Check brands and list every problem')
    .argument('[brand...]', 'ids of the brands to check (default: all)');
  return withSharedOptions(withFormat(command)).action((brands: string[], options: SharedOptions) =>
    run(options, async (context) => (await import('./validate.action.ts')).validate({ ...context, brands })),
  );
}
