import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { seededRandom } from '../random.ts';
import { databasesOfTurn } from '../testing/databases-of-turn.ts';
import { borrowPostgres } from '../testing/postgres-pool.ts';
import { IS_LONG, IS_MANY, SCHEDULES, scheduleTime } from '../testing/schedules.fixture.ts';
import type { Audit, Books } from './money-books.fixture.ts';
import type { Line, Request } from './money-process.fixture.ts';
import { DECISIONS, INTENTS, type Step } from './money-steps.fixture.ts';
import { afterSteps } from './money-transfers.fixture.ts';

/** Kill the platform in only one of this many schedules, as restarting takes seconds. */
const KILLED = IS_LONG ? 40 : 3;
/** So many schedules are of one member: money and points run out, and a long record slows everything down. */
const BATCH = IS_LONG ? 20 : 4;
/** Check all entries every this many schedules: after each one, the time would grow with the square of their count. */
const READ_ALL = IS_LONG ? Math.ceil(SCHEDULES / 10) : 1;
const SEED = fc.readConfigureGlobal().seed ?? 0;

/** Vouchers and points run out, and only what is in a vendor's wallet can leave it. */
const OFTEN = ['order', 'order', 'withdraw', 'withdraw', 'bet', 'in'] as const;
const intent = fc.record({ what: fc.constantFrom(...INTENTS, ...OFTEN), size: fc.integer({ min: 1, max: 3 }) });
const sending = fc.record({
  which: fc.nat({ max: 3 }),
  /** Whether the intent is sent again, decided as it should be, or refused by the operator. */
  how: fc.constantFrom('again', 'decided', 'decided', 'decided', 'refused'),
  size: fc.integer({ min: 1, max: 3 }),
});
const tab = fc.array(sending, { minLength: 4, maxLength: 12 });
const schedule = fc.record({
  intents: fc.array(intent, { minLength: 1, maxLength: 6 }),
  tabs: fc.array(tab, { minLength: 2, maxLength: 3 }),
});

/** The platform's process. */
class Running {
  private readonly lines: AsyncIterator<string>;
  private readonly child: ChildProcess;

  constructor(start: number, place: string) {
    const program = join(import.meta.dirname, 'money-process.fixture.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', program, String(start), place], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.child = child;
    this.lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  }

  send(request: Request): void {
    this.child.stdin?.write(`${JSON.stringify(request)}\n`);
  }

  /** Undefined after the last one of a killed process. @throws for a fault that it reports */
  async next(): Promise<Line | undefined> {
    const { done, value } = await this.lines.next();
    if (done) return undefined;
    const line: Line = JSON.parse(value);
    if (line.kind === 'fault') throw new Error(line.text);
    return line;
  }

  async kill(): Promise<void> {
    if (this.child.exitCode !== null) return;
    const over = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGKILL');
    await over;
  }
}

/** Schedules of one member. */
interface Batch {
  account: string;
  /** The answer to each intent that was carried out. */
  accepted: Map<string, string>;
  /** The books before the first schedule, and after the last audited one. */
  first: Books;
  last: Books;
}

describe.each(databasesOfTurn(import.meta.url))('mixed schedules of money on %s', (kind) => {
  test(
    'apply each intent once, also when the platform is killed and started again',
    async () => {
      const start = Date.now();
      const postgres = kind === 'postgres' ? await borrowPostgres({ currency: 'USD', now: start }) : null;
      const folder = await mkdtemp(join(tmpdir(), 'brandgen-money-'));
      const place = postgres?.url ?? join(folder, 'data');
      const random = seededRandom(SEED);
      const batches: Batch[] = [];
      let running = await started(start, place);
      onTestFinished(async () => {
        await running.kill();
        await postgres?.giveBack();
        await rm(folder, { recursive: true, force: true });
      });
      const plans = fc.sample(schedule, { numRuns: SCHEDULES });
      for (const [index, plan] of plans.entries()) {
        const day = index + 1;
        const batch = (index % BATCH !== 0 && batches.at(-1)) || (await opened(running, day));
        if (batch !== batches.at(-1)) batches.push(batch);
        const { account, accepted } = batch;
        const steps = stepsOf(plan, day);
        const isKilled = index % KILLED === KILLED - 1;
        running.send({ day, account, tabs: steps.tabs, audit: 'none' });
        if (isKilled) {
          await killAfter(running, Math.floor(random() * 12), accepted);
          running = await started(start, place);
        } else await readSome(running, Infinity, accepted);
        const last = { day, account, tabs: [steps.intents], audit: auditAfter(day, isKilled) };
        expectTrue(batch, await settle(running, last, accepted), `schedule ${day} of seed ${SEED}`);
      }
      expectMuchDone(kind, batches);
    },
    scheduleTime(10_000),
  );
});

function auditAfter(day: number, isKilled: boolean): Audit {
  if (day % READ_ALL === 0 || day === SCHEDULES) return 'all';
  return isKilled || day % BATCH === 0 ? 'own' : 'none';
}

/** A new member, before their first schedule. */
async function opened(running: Running, day: number): Promise<Batch> {
  const [account, accepted] = [`money${day}`, new Map<string, string>()];
  const first = await settle(running, { day, account, tabs: [], audit: 'own' }, accepted);
  if (!first) throw new Error('The new member has no books.');
  return { account, accepted, first, last: first };
}

async function started(start: number, place: string): Promise<Running> {
  const running = new Running(start, place);
  expect(await running.next()).toEqual({ kind: 'ready' });
  return running;
}

type Plan = typeof schedule extends fc.Arbitrary<infer Value> ? Value : never;

function stepsOf({ intents, tabs }: Plan, day: number): { tabs: Step[][]; intents: Step[] } {
  const own = intents.map((one, at): Step => ({ ...one, key: `${day}-${at}` }));
  return { tabs: tabs.map((sendings) => tabOf(sendings, own)), intents: own };
}

/** A tab first sends what it then decides. */
function tabOf(sendings: Plan['tabs'][number], own: readonly Step[]): Step[] {
  const sent = new Map<Step, number>();
  return sendings.flatMap(({ which, how, size }): Step[] => {
    const about = own[which % own.length];
    if (!about) return [];
    const before = sent.get(about) ?? 0;
    sent.set(about, before + 1);
    const decisions = about.what === 'order' || about.what === 'withdraw' ? DECISIONS[about.what] : [];
    if (how === 'again' || before === 0 || decisions.length === 0) return [about];
    const what = how === 'refused' ? decisions.at(-1) : decisions[(before - 1) % (decisions.length - 1)];
    return what ? [{ what, key: about.key, size }] : [];
  });
}

/** Reads answers until the schedule is done, the process has ended, or `count` have arrived. @returns the last line */
async function readSome(running: Running, count: number, accepted: Map<string, string>): Promise<Line | undefined> {
  for (let read = 0; read < count; read += 1) {
    const line = await running.next();
    if (line?.kind !== 'answer') return line;
    const { step, answer } = line;
    if (!INTENTS.some((what) => what === step.what)) continue;
    const name = `${step.what} ${step.key}`;
    const before = accepted.get(name);
    // An accepted call must keep its answer, even after a crash.
    if (before !== undefined) expect(answer, name).toBe(before);
    else if (answer !== null) accepted.set(name, answer);
  }
  return undefined;
}

/** Kills the platform after a number of answers, and reads those that it wrote until then. */
async function killAfter(running: Running, answers: number, accepted: Map<string, string>): Promise<void> {
  await readSome(running, answers, accepted);
  await running.kill();
  await readSome(running, Infinity, accepted);
}

/** Sends each intent a last time, which says what became of it. */
async function settle(running: Running, request: Request, accepted: Map<string, string>): Promise<Books | undefined> {
  running.send(request);
  const line = await readSome(running, Infinity, accepted);
  if (line?.kind !== 'done') throw new Error('The platform went away by itself.');
  return line.books ?? undefined;
}

/** Schedules in which all is refused, or nothing is decided, would prove nothing. */
function expectMuchDone(kind: string, batches: readonly Batch[]): void {
  if (!IS_MANY) return;
  const done = batches.flatMap(({ accepted }) => [...accepted.keys()]);
  const decided = batches.map(
    ({ last: { credited, refused, returned, sent } }) => credited + refused + returned + sent,
  );
  const [decisions, confirmed] = [total(decided), total(batches.map(({ last }) => last.confirmed))];
  const missing = INTENTS.filter((what) => !done.some((name) => name.startsWith(what)));
  expect(missing, `of seed ${SEED}`).toEqual([]);
  expect([done.length > SCHEDULES, decisions > SCHEDULES / 4, confirmed > 0]).toEqual([true, true, true]);
  if (IS_LONG)
    process.stdout.write(`${kind}: ${done.length} intents, ${decisions} decisions, ${confirmed} confirmed\n`);
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Compares the books, where they were read, with what was acknowledged since the batch began. */
function expectTrue(batch: Batch, books: Books | undefined, when: string): void {
  if (!books) return;
  const { first, accepted } = batch;
  batch.last = books;
  const answersTo = (...intents: string[]) =>
    [...accepted].filter(([name]) => intents.includes(name.split(' ')[0] ?? '')).map(([, answer]) => answer);
  const { opening, surplus } = first;
  const { wallets, upline } = afterSteps(first, answersTo('in', 'out', 'back', 'play', 'upline'));
  expect(books, when).toMatchObject({
    ...{ opening, surplus },
    // Two keys may share an order that is not paid yet.
    orders: first.orders + new Set(answersTo('order', 'voucher')).size,
    withdrawals: first.withdrawals + new Set(answersTo('withdraw')).size,
    bets: first.bets + answersTo('bet', 'play').length,
    conversions: first.conversions + answersTo('convert').length,
    ...{ wallets, upline },
    faults: [],
  });
}
