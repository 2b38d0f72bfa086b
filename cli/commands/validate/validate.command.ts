import type { Command } from 'commander';
import { CommandWithExamples } from '../command-with-examples.ts';
import type { RunAction } from '../run-action.ts';
import { type SharedOptions, withEnvironment, withFormat, withSharedOptions } from '../shared-options.ts';

interface ValidateOptions extends SharedOptions {
  env?: string;
}

export function validateCommand(run: RunAction): Command {
  const command = new CommandWithExamples('validate', ['brandgen validate', 'brandgen validate aurora lotus'])
    .description('Check brands in production and in all their environments, and list every problem')
    .argument('[brand...]', 'ids of the brands to check (default: all)');
  return withSharedOptions(withFormat(withEnvironment(command))).action((brands: string[], options: ValidateOptions) =>
    run(options, async (context) =>
      (await import('./validate.action.ts')).validate({ ...context, brands, environment: options.env }),
    ),
  );
}
