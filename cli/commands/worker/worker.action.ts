import { openWorkspace } from '#cli/brand/workspace/workspace.ts';
import { assertOptionalPackages, QUEUE_PACKAGES } from '#cli/package/optional-packages.ts';
import { packageRoot } from '#cli/package/package-root.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import { openQueue } from '#cli/queue/open-queue.ts';
import { queueAddress } from '#cli/queue/queue-address.ts';
import { type WorkDone, work } from '#cli/queue/work.ts';
import { untilStopped } from '#cli/serve/until-stopped.ts';
import { wholeNumber } from '#cli/terminal/whole-number.ts';
import type { Outcome } from '../outcome.ts';
import type { ActionContext } from '../run-action.ts';
import { prepareFrom } from './prepare-from.ts';

export interface WorkerRequest extends ActionContext {
  /** Values of the options, as written. */
  readonly queue: string | undefined;
  readonly jobs: string;
  readonly out: string | undefined;
}

/** Milliseconds before an idle worker looks again for releases. */
const PAUSE = 500;

/** Works for a queue until a signal ends it, after the releases in hand. */
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
