import type { Command } from 'commander';
import { CommandWithExamples } from '../command-with-examples.ts';
import type { RunAction } from '../run-action.ts';
import { type SharedOptions, withFormat, withSharedOptions } from '../shared-options.ts';

export function mergeCommand(run: RunAction): Command {
  const command = new CommandWithExamples('merge', ['brandgen merge out', 'brandgen merge out --json'])
    .description('Merge the results of a build in shards into one, and fail if a shard is missing')
    .argument('<folder...>', 'output folders of the shards, with their results');
  return withSharedOptions(withFormat(command)).action((folders: string[], options: SharedOptions) =>
    run(options, async (context) => (await import('./merge.action.ts')).merge({ ...context, folders })),
  );
}
