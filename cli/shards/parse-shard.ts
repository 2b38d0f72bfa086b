import { UsageError } from '#cli/problems/usage-error.ts';
import { wholeNumber } from '#cli/terminal/whole-number.ts';
import type { Shard } from './shard.ts';

/** Exceeds any need, and keeps the search for every brand's shard below a second. */
const MOST_SHARDS = 1000;

/** Kubernetes' variable with the number of a pod in an indexed Job, from 0. */
const JOB_INDEX = 'JOB_COMPLETION_INDEX';

/** Reads `--shard`: `3/8`, or `8` in an indexed Job with 8 completions. @throws UsageError */
export function parseShard(asked: string, environment: NodeJS.ProcessEnv): Shard {
  const [first = '', second] = asked.split('/', 2);
  const isPlain = asked.split('/').length <= 2;
  const of = isPlain ? wholeNumber(second ?? first) : undefined;
  if (of === undefined || of < 1 || of > MOST_SHARDS) throw notAShard(asked);
  if (second === undefined) return { number: indexInJob(of, environment) + 1, of };
  const number = wholeNumber(first);
  if (number === undefined || number < 1 || number > of) throw notAShard(asked);
  return { number, of };
}

function notAShard(asked: string): UsageError {
  return new UsageError(
    `\`--shard\` needs a number and how many shards there are, at most ${MOST_SHARDS}, such as 3/8, but got "${asked}".`,
  );
}

function indexInJob(of: number, { [JOB_INDEX]: written }: NodeJS.ProcessEnv): number {
  if (written === undefined) {
    throw new UsageError(
      `\`--shard ${of}\` takes its number from ${JOB_INDEX}, which only an indexed Job of Kubernetes sets. Elsewhere write \`--shard 1/${of}\`.`,
    );
  }
  const index = wholeNumber(written);
  if (index !== undefined && index < of) return index;
  throw new UsageError(
    `${JOB_INDEX} is "${written}", but \`--shard ${of}\` has 0 to ${of - 1}. Give it the number of the Job's completions.`,
  );
}
