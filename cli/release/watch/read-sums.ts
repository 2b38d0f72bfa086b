import { type Guard, hasShape, isRecordOf } from '#cli/json/guards.ts';
import { parseJson } from '#cli/json/parse-json.ts';
import { causeOf } from '#cli/problems/cause-of.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import type { Visits } from './compare-errors.ts';

/** Visits by name of the build. */
export type Sums = Readonly<Record<string, Visits>>;

const TIME = 10_000;
const MOST_BYTES = 1_000_000;

const isCount: Guard<number> = (value): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const hasCounts = hasShape<Visits>({ visits: isCount, errors: isCount });
const isVisits: Guard<Visits> = (value): value is Visits => hasCounts(value) && value.errors <= value.visits;
const isAnswer = hasShape<{ builds: Sums }>({ builds: isRecordOf(isVisits) });

/**
 * Requests the visits per build from a collector of reports: `{"builds":{"<build>":{"visits":1200,"errors":3}}}`.
 * @param time limit of the whole request in milliseconds @throws UsageError for any other answer, without repeating its
 * contents
 */
export async function readSums(address: URL, time = TIME): Promise<Sums> {
  const text = await textAt(address, AbortSignal.timeout(time)).catch((error: unknown) => {
    throw new UsageError(`${address.origin} gives no sums of the reports: ${reasonOf(error)}.`);
  });
  try {
    return parseJson(text, isAnswer, address.origin).builds;
  } catch {
    throw new UsageError(`${address.origin} gives no sums of the reports: its answer has another form. ${FORM}`);
  }
}

const FORM = 'It should be {"builds":{"<build>":{"visits":1200,"errors":3}}}.';

async function textAt(address: URL, signal: AbortSignal): Promise<string> {
  const answer = await fetch(address, { headers: { accept: 'application/json' }, redirect: 'error', signal });
  if (!answer.ok) throw new Error(`its status is ${answer.status}`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    if (size > MOST_BYTES) throw new Error(`its answer has more than ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function reasonOf(error: unknown): string {
  return error instanceof Error && error.name === 'TimeoutError' ? 'it takes too long' : causeOf(error);
}
