import { commitOf } from '#cli/git/commit-of.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { releaseDigest, storePlace } from '#cli/queue/release-job.ts';
import type { Prepare } from '#cli/queue/work.ts';
import { authorise } from '#cli/release/signing/authorise.ts';
import { createTerminal } from '#cli/terminal/terminal.ts';
import { runBuild } from '../build/run-build.ts';
import { openTarget } from '../open-target.ts';
import type { ActionContext } from '../run-action.ts';

/**
 * Builds what a queue asks for from a workspace, and releases it if it is what was asked for. The workspace is read for each release, so
 * a worker need not start again after a pull.
 */
export function prepareFrom(request: ActionContext & { readonly out: string | undefined }): Prepare {
  const build = inTurn((brand: string, environment: string | undefined) =>
    runBuild({ ...request, terminal: silent(), brands: [brand], all: false, environment, ...WHOLE }),
  );
  return async ({ brand, target: name, place, digest, commit }) => {
    const opened = await openTarget(request, name);
    if (opened.problems) throw new UsageError('Its brandgen.json has problems: run `brandgen validate` there.');
    const { target, root, releasers } = opened;
    const { environment } = target;
    const own = storePlace(target.place);
    if (own !== place) throw new UsageError(`Its target ${name} is at ${own}, and not at ${place}.`);
    const { brands, sites, problems } = await build(brand, environment);
    const [config] = brands.map(({ config: { site } }) => site);
    if (problems.length > 0 || !config)
      throw new UsageError(`Its ${brand} has problems: run \`brandgen validate\` there.`);
    if (releaseDigest(sites) !== digest) throw otherBuild(brand, await commitOf(root), commit);
    const sign = await authorise(target, { own: releasers, brands: [brand], environment: process.env });
    const terms = { keepDays: config.keepDays, ...(environment !== undefined && { environment }) };
    return async (tries) => {
      const released = await target.release({ root, sites, termsOf: () => terms, sign });
      // An earlier try may have made it live without proving it.
      if (tries > 1 || released.some(({ isNew }) => isNew)) await target.prove?.(brand);
      return released;
    };
  };
}

const WHOLE = { jobs: undefined, keepGoing: false, draft: false, shard: undefined, since: undefined };

/** Hides the builds' progress; only their outcome is reported. */
function silent() {
  return createTerminal({ output: process.stdout, errors: process.stderr, environment: process.env, silent: true });
}

function otherBuild(brand: string, own: string, asked: string): UsageError {
  const at = (commit: string) => (commit === '' ? 'no commit' : `commit ${commit.slice(0, 12)}`);
  return new UsageError(
    `Its workspace, at ${at(own)}, builds another ${brand} than was asked for, at ${at(asked)}. It needs the same commit, version of brandgen and version of Node.`,
  );
}

/** Does some work for one call after the other: two builds in one folder would remove each other's drafts. */
function inTurn<Words extends unknown[], Result>(work: (...words: Words) => Promise<Result>) {
  let last: Promise<unknown> = Promise.resolve();
  return (...words: Words): Promise<Result> => {
    const next = last.catch(() => undefined).then(() => work(...words));
    last = next;
    return next;
  };
}
