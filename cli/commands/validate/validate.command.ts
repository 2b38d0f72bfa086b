import type { Command } from 'commander';
import { CommandWithExamples } from '../command-with-examples.ts';
import type { RunAction } from '../run-action.ts';
import { type SharedOptions, withEnvironment, withFormat, withSharedOptions, withSince } from '../shared-options.ts';

export function validateCommand(run: RunAction): Command {
  const command = new CommandWithExamples('validate', [
    'brandgen validate',
    'brandgen validate aurora lotus',
    'brandgen validate --since main',
  ])
    .description('Check brands in production and in all their environments, and list every problem')
    .argument('[brand...]', 'ids of the brands to check (default: all)');
  const whole = withSharedOptions(withFormat(withSince(withEnvironment(command))));
  return whole.action((brands: string[], options: SharedOptions & { since?: string; env?: string }) =>
    run(options, async (context) => {
      const { validate } = await import('./validate.action.ts');
      return validate({ ...context, brands, environment: options.env, since: options.since });
    }),
  );
}
