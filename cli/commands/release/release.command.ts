import { type Command, Option } from 'commander';
import { UsageError } from '#cli/problems/usage-error.ts';
import { CommandWithExamples } from '../command-with-examples.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext, RunAction } from '../run-action.ts';
import { type SharedOptions, withFormat, withSharedOptions, withSince } from '../shared-options.ts';

interface ReleaseOptions extends SharedOptions {
  all?: boolean;
  to?: string;
  env?: string;
  promote?: string;
  share?: string;
  stop?: boolean;
  preview?: string;
  expires?: string;
  remove?: boolean;
  resume?: boolean;
  queue?: string | true;
  out?: string;
  jobs?: string;
  since?: string;
}

export function releaseCommand(run: RunAction): Command {
  const command = new CommandWithExamples('release', [
    'brandgen release aurora --to live',
    'brandgen release --all --to live',
    'brandgen release acme --env staging',
    'brandgen release acme --to live --promote staging',
    'brandgen release acme --to live --share 10',
    'brandgen release acme --to live --stop',
    'brandgen release acme --to staging --preview summer --expires 3d',
    'brandgen release --resume --to live',
    'brandgen release --all --to live --queue',
  ])
    .description('Build sites and make them live in a target of brandgen.json, all in one step')
    .argument('[brand...]', 'ids of the brands to release')
    .option('--all', 'release every brand in the workspace')
    .option('--to <target>', 'the target; needed only if there are several')
    .option('--env <name>', 'the environment, such as staging; the target says it if this is left out')
    .option(
      '--promote <target>',
      'release only what is live in this target, apart from what its environment differs in',
    )
    .option('--share <percent>', 'make it live for this share of the visitors; raises what is staged without a build')
    .option('--stop', 'show the live release to the visitors of the staged one too')
    .option('--preview <name>', 'make nothing live: show the sites at an address of their own, with a password')
    .option('--expires <time>', 'when the preview ends, in hours or days, such as 12h (default: 14d)')
    .option('--remove', 'remove the preview')
    .addOption(
      new Option(
        '--resume',
        'build nothing: give servers of the target that are behind what is live in its folder',
      ).conflicts(['all', 'promote', 'share', 'stop', 'preview', 'expires', 'remove', 'since']),
    )
    .addOption(
      new Option(
        '--queue [address]',
        'let workers release the brands: address of the PostgreSQL database with the queue (default: that in BRANDGEN_QUEUE)',
      ).conflicts(['promote', 'share', 'stop', 'preview', 'resume', 'expires', 'remove']),
    )
    .option('--out <dir>', 'output folder of the build (default: "out", or "out-<name>" for an environment)')
    .option('--jobs <n>', 'number of brands to build at the same time');
  return withSharedOptions(withFormat(withSince(command))).action((brands: string[], options: ReleaseOptions) =>
    run(options, (context) => act(context, brands, options)),
  );
}

async function act(context: ActionContext, brands: readonly string[], options: ReleaseOptions): Promise<Outcome> {
  const { all = false, to, env, promote, share, stop = false, out, jobs, since } = options;
  const { preview, expires, remove = false, resume = false, queue } = options;
  const request = { ...context, brands, all, to, environment: env, promote, out, jobs, since };
  if (resume) return (await import('./resume.action.ts')).resume(request);
  if (queue !== undefined) return (await import('./queue.action.ts')).releaseByQueue({ ...request, queue });
  if (share !== undefined || stop) {
    if (preview !== undefined)
      throw new UsageError('A preview makes nothing live, so it takes no `--share` and no `--stop`.');
    return (await import('./stage.action.ts')).stage({ ...request, share, stop });
  }
  if (preview !== undefined || expires !== undefined || remove) {
    return (await import('./preview.action.ts')).preview({ ...request, name: preview, expires, remove });
  }
  return (await import('./release.action.ts')).release(request);
}
