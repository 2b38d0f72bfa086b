import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { commitOf } from '#cli/git/commit-of.ts';
import { assertOptionalPackages, QUEUE_PACKAGES } from '#cli/package/optional-packages.ts';
import { packageRoot } from '#cli/package/package-root.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { openQueue } from '#cli/queue/open-queue.ts';
import { queueAddress } from '#cli/queue/queue-address.ts';
import { releaseDigest, storePlace } from '#cli/queue/release-job.ts';
import { type Prepare, type WorkDone, work } from '#cli/queue/work.ts';
import { authorise } from '#cli/release/signing/authorise.ts';
import { untilStopped } from '#cli/serve/until-stopped.ts';
import { createTerminal } from '#cli/terminal/terminal.ts';
import { wholeNumber } from '#cli/terminal/whole-number.ts';
import { runBuild } from '../build/run-build.ts';
import { openTarget } from '../open-target.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';

const WHOLE = { jobs: undefined, keepGoing: false, draft: false, shard: undefined, since: undefined };

export interface WorkerRequest extends ActionContext {
  /** Values of the options, as written. */
  readonly queue: string | undefined;
  readonly jobs: string;
  readonly out: string | undefined;
}

/** Milliseconds between two polls of an idle worker. */
const PAUSE = 500;

/** Processes releases of a queue until a signal arrives, and finishes those in progress. */
export async function worker(request: WorkerRequest): Promise<Outcome> {
  const { cwd, workspace, terminal } = request;
  const address = queueAddress(request.queue, process.env);
  const lanes = lanesIn(request.jobs);
  assertOptionalPackages(packageRoot(), QUEUE_PACKAGES);
  openWorkspace(cwd, workspace);
  const queue = await openQueue(address);
  const stopping = new AbortController();
  void untilStopped().then(() => stopping.abort());
  try {
    const prepare = prepareFrom(request);
    const done = await work(queue, { prepare, lanes, stop: stopping.signal, pause: PAUSE, say: terminal.line });
    return { exitCode: 0, text: describe(done), json: done };
  } finally {
    await queue.close();
  }
}

function lanesIn(written: string): number {
  const lanes = wholeNumber(written);
  if (lanes !== undefined && lanes >= 1) return lanes;
  throw new UsageError(`\`--jobs\` needs a whole number of at least 1, but got "${written}".`);
}

function describe({ released, failed, refused }: WorkDone): string {
  return `The worker has ended. It released ${released}, tried ${failed} in vain and refused ${refused}.`;
}

/**
 * Builds a requested release from a workspace, and releases it if the build matches the request. Reads the workspace
 * for each release, so that a worker need not be restarted after a pull.
 */
function prepareFrom(request: ActionContext & { readonly out: string | undefined }): Prepare {
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
      // An earlier attempt may have made it live without proving it.
      if (tries > 1 || released.some(({ isNew }) => isNew)) await target.prove?.(brand);
      return released;
    };
  };
}

/** Terminal that hides the builds' progress. */
function silent() {
  return createTerminal({ output: process.stdout, errors: process.stderr, environment: process.env, silent: true });
}

function otherBuild(brand: string, own: string, asked: string): UsageError {
  const describeCommit = (commit: string) => (commit === '' ? 'no commit' : `commit ${commit.slice(0, 12)}`);
  return new UsageError(
    `Its workspace, at ${describeCommit(own)}, builds another ${brand} than was asked for, at ${describeCommit(asked)}. It needs the same commit, version of brandgen and version of Node.`,
  );
}

/** Runs calls one after the other, as two builds in a folder would remove each other's drafts. */
function inTurn<Words extends unknown[], Result>(work: (...words: Words) => Promise<Result>) {
  let last: Promise<unknown> = Promise.resolve();
  return (...words: Words): Promise<Result> => {
    const next = last.catch(() => undefined).then(() => work(...words));
    last = next;
    return next;
  };
}
