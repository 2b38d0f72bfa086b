import type { Command } from 'commander';
import { CommandWithExamples } from '../command-with-examples.ts';
import type { RunAction } from '../run-action.ts';
import { type SharedOptions, withEnvironment, withFormat, withSharedOptions, withSince } from '../shared-options.ts';

interface BuildOptions extends SharedOptions {
  all?: boolean;
  out?: string;
  env?: string;
  jobs?: string;
  keepGoing?: boolean;
  draft?: boolean;
  shard?: string;
  since?: string;
}

export function buildCommand(run: RunAction): Command {
  const command = new CommandWithExamples('build', [
    'brandgen build aurora',
    'brandgen build --all --out /srv/sites',
    'brandgen build acme --env staging',
    'brandgen build --all --shard 3/8',
  ])
    .description('Build finished sites')
    .argument('[brand...]', 'ids of the brands to build')
    .option('--all', 'build every brand in the workspace')
    .option('--out <dir>', 'output folder, with one subfolder per brand (default: "out", or "out-<name>" with `--env`)')
    .option('--jobs <n>', 'number of brands to build at the same time')
    .option('--keep-going', 'build the brands without problems even if others have some')
    .option('--draft', 'show texts that a language lacks in English, and list them')
    .option(
      '--shard <i/n>',
      'build the i-th of n parts of all brands, for `merge`; n alone in an indexed Job of Kubernetes',
    );
  return withSharedOptions(withFormat(withSince(withEnvironment(command)))).action(
    (brands: string[], options: BuildOptions) =>
      run(options, async (context) => {
        const { build } = await import('./build.action.ts');
        const { all = false, out, env, jobs, keepGoing = false, draft = false, shard, since } = options;
        return build({ ...context, brands, all, out, environment: env, jobs, keepGoing, draft, shard, since });
      }),
  );
}
