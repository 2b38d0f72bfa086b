// `npm run test:ledger -- FROM TO`: plays 200 seeded schedules of money calls for each seed, one call after the other, and prints a
// digest of all answers, refusals and tables. Two commits with the same digests book the same: copy this file into a checkout of
// the other one and run it there too.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { startStop } from '#sandbox/care/stops/start-stop.ts';
import { createSandbox, type Sandbox } from '#sandbox/create-sandbox.ts';
import { propertiesOf } from '#sandbox/json-object.ts';
import { deposit } from '#sandbox/ledger/deposit.ts';
import { moneyMember } from '#sandbox/ledger/money-member.fixture.ts';
import { DECISIONS, INTENTS, moneySteps, type Step } from '#sandbox/ledger/money-steps.fixture.ts';
import { seededRandom } from '#sandbox/random.ts';
import { Refusal } from '#sandbox/refusal.ts';
import { defaultBrand } from '#sandbox/setup/sandbox-brand.ts';
import { rowsOf } from '#sandbox/testing/answer-of.ts';
import { minorUnits } from '#schemas/money/minor-units.ts';

const SCHEDULES = 200;
/** Schedules of one member, after which all tables are read. */
const BATCH = 20;
const START = Date.UTC(2026, 4, 20, 9);
const DAY = 86_400_000;
const WHOLE = ['entries', 'transactions'];
const TABLES = [
  ...['transactions', 'entries', 'accounts', 'bets', 'bet_days', 'rollovers', 'team_entries', 'team_bets', 'team_days'],
  ...['team_activity', 'point_transactions', 'point_entries', 'point_accounts', 'deposit_orders', 'withdrawals'],
  ...['withdrawal_transfers', 'wallet_transfers', 'lineage', 'deposit_intents', 'promotion_entries', 'unsalaried_bets'],
  ...['care_log', 'care_stops', 'messages', 'referrals'],
];

const OFTEN = ['order', 'order', 'withdraw', 'withdraw', 'bet', 'in'] as const;
const intent = fc.record({ what: fc.constantFrom(...INTENTS, ...OFTEN), size: fc.integer({ min: 1, max: 3 }) });
const sending = fc.record({
  which: fc.nat({ max: 3 }),
  how: fc.constantFrom('again', 'decided', 'decided', 'decided', 'refused'),
  size: fc.integer({ min: 1, max: 3 }),
});
const tab = fc.array(sending, { minLength: 4, maxLength: 12 });
const schedule = fc.record({
  intents: fc.array(intent, { minLength: 1, maxLength: 6 }),
  tabs: fc.array(tab, { minLength: 2, maxLength: 3 }),
  /** One in ten has a player who stops halfway. */
  stop: fc.integer({ min: 0, max: 9 }),
});
type Plan = typeof schedule extends fc.Arbitrary<infer Value> ? Value : never;

const [from = 1, to = from] = process.argv.slice(2).map(Number);
const digests: string[] = [];
for (let seed = from; seed <= to; seed += 1) {
  const { entries, digest } = await play(seed);
  digests.push(digest);
  process.stdout.write(`seed ${seed}: ${entries} entries, ${digest}\n`);
}
process.stdout.write(`${digests.length * SCHEDULES} schedules: ${hash(digests.join('\n'))}\n`);
// The embedded database waits for its next user.
process.exit();

async function play(seed: number): Promise<{ entries: number; digest: string }> {
  let day = 0;
  const sandbox = await createSandbox({
    brand: defaultBrand(),
    report: (text) => process.stderr.write(`${text}\n`),
    now: () => START + day * DAY,
    random: seededRandom(seed),
  });
  sandbox.platform.switches.vendorWallets = true;
  const lines: string[] = [];
  let account = '';
  for (const [index, plan] of fc.sample(schedule, { numRuns: SCHEDULES, seed }).entries()) {
    day = index + 1;
    if (index % BATCH === 0) account = `money${day}`;
    lines.push(`${day} answers ${hash(JSON.stringify(await answersTo(sandbox, { plan, day, account })))}`);
    if (day % BATCH === 0) lines.push(`${day} tables ${await digestOfTables(sandbox)}`);
  }
  const [counted] = await rowsOf(sandbox, 'select count(*)::int as entries from sandbox.entries');
  await sandbox.close();
  return { entries: Number(propertiesOf(counted)['entries']), digest: hash(lines.join('\n')) };
}

/** Sends the steps of all tabs in turn. */
async function answersTo({ platform }: Sandbox, { plan, day, account }: { plan: Plan; day: number; account: string }) {
  const person = await moneyMember(platform, account);
  const send = await moneySteps(platform, person);
  const steps = inTurn(tabsOf(plan, day));
  const stopAfter = plan.stop === 0 ? Math.floor(steps.length / 2) : -1;
  const answers: unknown[] = [];
  for (const [index, step] of steps.entries()) {
    if (index === stopAfter) {
      const { id: memberId } = person.member;
      const at = platform.now();
      const stop = { kind: 'timeOut', scope: 'brand', cause: 'member', token: null, fingerprint: '' } as const;
      await startStop(platform, { ...stop, memberId, endsAt: at + DAY / 2, idempotencyKey: `s${day}` });
      const blocked = {
        memberId,
        amount: minorUnits(100),
        kind: 'deposit',
        idempotencyKey: `blocked-${day}`,
        at,
      } as const;
      answers.push(await deposit(platform.db, blocked).then(() => 'booked', refusalCode));
    }
    answers.push([step, await send(step).catch((problem: unknown) => `threw ${textOf(problem)}`)]);
  }
  return answers;
}

function refusalCode(problem: unknown): string {
  return problem instanceof Refusal ? problem.errorCode : String(problem);
}

function textOf(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  return `${problem.message} ${problem.cause instanceof Error ? problem.cause.message : ''}`;
}

function tabsOf({ intents, tabs }: Plan, day: number): Step[][] {
  const own = intents.map((one, index): Step => ({ ...one, key: `${day}-${index}` }));
  return tabs.map((sendings) => tabOf(sendings, own));
}

/** What a tab sends: an intent first, then it again or what is decided about it. */
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

function inTurn(tabs: readonly Step[][]): Step[] {
  const longest = Math.max(...tabs.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => tabs.flatMap((steps) => steps[index] ?? [])).flat();
}

/** Transactions and entries row by row, all other tables by their content. */
async function digestOfTables(sandbox: Sandbox): Promise<string> {
  const texts: string[] = [];
  for (const name of TABLES) {
    const query = WHOLE.includes(name)
      ? `select to_jsonb(x) as row from sandbox.${name} x where id > 0 order by id`
      : `select md5(coalesce(string_agg(x::text, ';' order by x::text), '')) as row, count(*) from sandbox.${name} x`;
    texts.push(`${name} ${JSON.stringify(await rowsOf(sandbox, query))}`);
  }
  return hash(texts.join('\n'));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
