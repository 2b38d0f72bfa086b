import { setTimeout } from 'node:timers/promises';
import { hasShape, isBoolean, isListOf, isNumber, isText } from '#cli/json/guards.ts';
import { UsageError } from '#cli/problems/usage-error.ts';
import type { ReleasedSite } from '#cli/release/targets/release-target.ts';
import { livingWorkers, recover } from './lives.ts';
import type { Queue } from './open-queue.ts';
import { SCHEMA } from './queue-tables.ts';

/** The outcome of a brand's release. */
export interface EndedJob {
  readonly brand: string;
  readonly tries: number;
  /** Released sites; undefined if it was given up. */
  readonly sites: readonly ReleasedSite[] | undefined;
  /** Why it was given up: the last error, or the workers' reason for refusing. */
  readonly problem: string;
}

export interface WaitRequest {
  /** Milliseconds between two polls of the queue. */
  readonly pause: number;
  readonly onEnd: (job: EndedJob) => void;
  /** Called with the reason why a release is delayed, whenever it changes. */
  readonly onTrouble: (text: string) => void;
}

const isSites = isListOf(hasShape<ReleasedSite>({ site: isText, brand: isText, release: isNumber, isNew: isBoolean }));
const isRow = hasShape({
  id: isText,
  brand: isText,
  state: isText,
  tries: isNumber,
  problem: (value): value is string | null => value === null || isText(value),
  sites: (value): value is ReleasedSite[] | null => value === null || isSites(value),
});

/**
 * Waits until releases are done or given up. @param sent ids in the queue, by brand @returns them in the order of the
 * brands
 */
export async function waitForJobs(
  queue: Queue,
  sent: ReadonlyMap<string, string>,
  { pause, onEnd, onTrouble }: WaitRequest,
): Promise<EndedJob[]> {
  const ended = new Map<string, EndedJob>();
  const tell = tellingOnce(onTrouble);
  for (;;) {
    await recover(queue);
    const left = new Map([...sent].filter(([brand]) => !ended.has(brand)));
    const { rows, workers } = await look(queue, [...left.values()]);
    assertThere(left, rows);
    for (const { brand, state, tries, problem, sites } of rows) {
      const job = { brand, tries, sites: sites ?? undefined, problem: problem ?? '' };
      if (state === 'done' || state === 'failed') {
        ended.set(brand, job);
        onEnd(job);
      } else tell(brand, job.problem && `${brand}: ${job.problem} It is tried again.`);
    }
    if (ended.size === sent.size) return [...sent.keys()].flatMap((brand) => ended.get(brand) ?? []);
    tell('', workers.length > 0 ? '' : NO_WORKER);
    await setTimeout(pause);
  }
}

/** Reports about a matter only when the text differs from the last one. */
function tellingOnce(say: (text: string) => void) {
  const told = new Map<string, string>();
  return (matter: string, text: string) => {
    if (text !== '' && told.get(matter) !== text) say(text);
    told.set(matter, text);
  };
}

/** @throws UsageError if the tables were emptied */
function assertThere(left: ReadonlyMap<string, string>, rows: readonly { id: string }[]): void {
  const lost = [...left].find(([, id]) => rows.every((row) => row.id !== id));
  if (lost) throw new UsageError(`The queue has lost the release of ${lost[0]}. Run the command again.`);
}

const NO_WORKER =
  'No worker takes releases from this queue: start one with `brandgen worker`. This command waits for it.';

function look({ transaction }: Queue, ids: readonly string[]) {
  return transaction(async (open) => ({
    rows: await open.rows(
      isRow,
      `select id, brand, state, tries, problem, sites from ${SCHEMA}.release where id = any($1) order by brand`,
      [ids],
    ),
    workers: await livingWorkers(open),
  }));
}
