import type { Command } from 'commander';
import { CommandWithExamples } from '../command-with-examples.ts';
import type { RunAction } from '../run-action.ts';
import { type SharedOptions, withSharedOptions, withSince } from '../shared-options.ts';

interface ReleaseOptions extends SharedOptions {
  all?: boolean;
  to?: string;
  out: string;
  jobs?: string;
  since?: string;
}

export function releaseCommand(run: RunAction): Command {
  const command = new CommandWithExamples('release', [
    'brandgen release aurora --to live',
    'brandgen release --all --to live',
  ])
    .description('Build sites and make them live in a target of brandgen.json, all in one step')
    .argument('[brand...]', 'ids of the brands to release')
    .option('--all', 'release every brand in the workspace')
    .option('--to <target>', 'the target; needed only if there are several')
    .option('--out <dir>', 'output folder of the build', 'out')
    .option('--jobs <n>', 'number of brands to build at the same time');
  return withSharedOptions(withSince(command)).action((brands: string[], options: ReleaseOptions) =>
    run(options, async (context) => {
      const { release } = await import('./release.action.ts');
      const { all = false, to, out, jobs, since } = options;
      return release({ ...context, brands, all, to, out, jobs, since });
    }),
  );
}
