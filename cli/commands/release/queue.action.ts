import path from 'node:path';
import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { commitOf } from '#cli/git/commit-of.ts';
import { assertOptionalPackages, QUEUE_PACKAGES } from '#cli/package/optional-packages.ts';
import { packageRoot } from '#cli/package/package-root.ts';
import type { Problem } from '#cli/problems/problem.ts';
import { problemInFile } from '#cli/problems/problem-in-file.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { openQueue } from '#cli/queue/open-queue.ts';
import { queueAddress } from '#cli/queue/queue-address.ts';
import { type ReleaseJob, releaseDigest, storePlace } from '#cli/queue/release-job.ts';
import { sendJobs } from '#cli/queue/send-jobs.ts';
import { type EndedJob, waitForJobs } from '#cli/queue/wait-for-jobs.ts';
import { findTarget, readTargets, type StoreTarget } from '#cli/release/targets/target.ts';
import type { Terminal } from '#cli/terminal/terminal.ts';
import { type FinishedBuild, runBuild } from '../build/run-build.ts';
import type { Outcome } from '../outcome.ts';
import { describeReleased, type ReleaseRequest } from './release.action.ts';

export interface QueuedRelease extends Omit<ReleaseRequest, 'promote' | 'staged'> {
  /** Value of `--queue`, as written; true if it has no value. */
  readonly queue: string | true;
}

/** Milliseconds between two polls of the queue. */
const PAUSE = 500;

/** Builds brands, asks the workers of a queue to build and release the same, and waits. Needs no key of the store. */
export async function releaseByQueue(request: QueuedRelease): Promise<Outcome> {
  const workspace = openWorkspace(request.cwd, request.workspace);
  const { targets, problems: unclear } = readTargets(workspace);
  if (unclear.length > 0) return { exitCode: 1, text: '', json: { sites: [] }, problems: unclear };
  const target = findTarget(targets, request.to, request.environment);
  if ('folder' in target) throw onOneMachine(target.name);
  const address = queueAddress(request.queue, process.env);
  assertOptionalPackages(packageRoot(), QUEUE_PACKAGES);
  const whole = { environment: target.environment, keepGoing: false, draft: false, shard: undefined };
  const built = await runBuild({ ...request, ...whole });
  const { sites, problems, warnings, share } = built;
  if (problems.length > 0) return { exitCode: 1, text: '', json: { sites: [] }, problems };
  if (sites.length === 0) return { exitCode: 0, text: share.emptyBecause, json: { sites: [] } };
  const ended = await releaseAll(address, await jobsOf(built, target), request.terminal);
  return { ...outcomeOf(ended, target, workspace.brands[0]), warnings };
}

function onOneMachine(target: string): UsageError {
  return new UsageError(
    `The target ${target} is a folder: one machine changes it under a lock, with one reload for all brands. Release to it without \`--queue\`.`,
  );
}

async function jobsOf({ brands, sites, root }: FinishedBuild, target: StoreTarget): Promise<ReleaseJob[]> {
  const { name, endpoint, bucket, prefix } = target;
  const facts = { target: name, place: storePlace({ endpoint, bucket, prefix }), commit: await commitOf(root) };
  return brands.map(({ id }) => ({
    brand: id,
    ...facts,
    digest: releaseDigest(sites.filter(({ brand }) => brand === id)),
  }));
}

async function releaseAll(address: string, jobs: readonly ReleaseJob[], terminal: Terminal): Promise<EndedJob[]> {
  const queue = await openQueue(address);
  try {
    const sent = await sendJobs(queue, jobs);
    return await waitForJobs(queue, sent, {
      pause: PAUSE,
      onEnd: ({ brand, sites }) => terminal.line(`${brand}: ${sites ? 'released' : 'given up'}`),
      onTrouble: (text) => terminal.problem(text),
    });
  } finally {
    await queue.close();
  }
}

/** Combined outcome of all brands. @param brands folder of the workspace's brands */
export function outcomeOf(
  ended: readonly EndedJob[],
  { name, endpoint, bucket, prefix }: Pick<StoreTarget, 'name' | 'endpoint' | 'bucket' | 'prefix'>,
  brands: string,
): Outcome {
  const sites = ended.flatMap((job) => job.sites ?? []);
  const failed = ended.filter((job) => !job.sites);
  return {
    exitCode: failed.length === 0 ? 0 : 1,
    text: ['', ...sites.map(describeReleased())].join('\n'),
    json: {
      target: name,
      endpoint,
      bucket,
      prefix,
      sites,
      failed: failed.map(({ brand, tries, problem }) => ({ brand, tries, problem })),
    },
    problems: failed.map((job) => problemOf(job, path.join(brands, job.brand, 'brand.json'))),
  };
}

function problemOf({ brand, tries, problem }: EndedJob, file: string): Problem {
  const [message, fix] =
    tries === 0
      ? [`No worker could release ${brand}. ${problem}`, 'Let a worker run in a clone at the same commit.']
      : [`${brand} was given up after ${tries === 1 ? '1 try' : `${tries} tries`}. ${problem}`, 'Release it again.'];
  return problemInFile(file, { rule: 'release-failed', message, fix });
}
