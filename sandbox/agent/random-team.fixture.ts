import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { minorUnits } from '#schemas/money/minor-units.ts';
import { gamesOf } from '../catalogue/game-items.ts';
import { deposit } from '../ledger/deposit.ts';
import { settleBet } from '../play/bet.ts';
import { insertMember } from '../registration/insert-member.ts';
import { AGENT_TYPE, type Member, memberByAccount } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';
import type { TestSandbox } from '../testing/test-sandbox.ts';
import { lockedLine } from './lineage.ts';

/** Rate of the topmost agent, in hundredths of a percent. */
const TOP_RATE = 87;
const QUARTERS = 4;
const FUNDS = 10_000_000;

/** An account below one of those before it, whose rate is so many quarters of its upline's. */
const joined = fc.record({ upline: fc.nat(), quarters: fc.nat({ max: QUARTERS }), isAgent: fc.boolean() });

/** What an account of the team does on a day. Odd stakes, so that rebates have to be rounded. */
const deed = fc.record({
  who: fc.nat(),
  day: fc.nat({ max: 5 }),
  what: fc.constantFrom('bet', 'bet', 'bet', 'deposit', 'rise'),
  amount: fc.integer({ min: 700, max: 39_999 }),
  times: fc.constantFrom(0, 0, 1, 3),
});

/** A team of any shape with any play. */
export const anyTeam = fc.record({
  accounts: fc.array(joined, { minLength: 2, maxLength: 9 }),
  deeds: fc.array(deed, { minLength: 4, maxLength: 24 }),
});

type AnyTeam = typeof anyTeam extends fc.Arbitrary<infer Team> ? Team : never;

interface Clock {
  /** Noon of a day of the team, which the sandbox tells from then on. */
  turnTo: (day: number) => number;
}

/** Opens the accounts and does the deeds, day by day. @returns the accounts, the topmost agent first */
export async function openTeam(
  sandbox: TestSandbox,
  name: string,
  { accounts, deeds }: AnyTeam,
  { turnTo }: Clock,
): Promise<Member[]> {
  const at = turnTo(0);
  const top = { account: `${name}x0`, type: AGENT_TYPE, rate: TOP_RATE, registeredAt: at, uplineId: null };
  const team = [await openAccount(sandbox, top)];
  for (const [place, wanted] of accounts.entries()) {
    const account = `${name}x${place + 1}`;
    team.push(await openAccount(sandbox, { ...below(team, wanted), account, registeredAt: at }));
  }
  for (const { id: memberId } of team) await fund(sandbox, { memberId, amount: FUNDS, at, key: 'first' });
  for (const [place, wanted] of deeds.toSorted((a, b) => a.day - b.day).entries()) {
    const member = team[wanted.who % team.length];
    if (member) await act(sandbox, member, { ...wanted, at: turnTo(wanted.day), key: `${name}-${place}` });
  }
  return team;
}

/** Where an account stands, and its rate. */
function below(team: readonly Member[], { upline, quarters, isAgent }: AnyTeam['accounts'][number]) {
  const agents = team.filter(({ type }) => type === AGENT_TYPE);
  const above = agents[upline % agents.length];
  const rate = Math.floor(((above?.rate ?? 0) * quarters) / QUARTERS);
  return { type: isAgent ? AGENT_TYPE : 0, rate, uplineId: above?.id ?? null };
}

type Deed = AnyTeam['deeds'][number] & { at: number; key: string };

async function act(sandbox: TestSandbox, member: Member, { what, amount, times, at, key }: Deed): Promise<void> {
  const { id: memberId } = member;
  if (what === 'bet') await bet(sandbox, { memberId, stake: amount, times, key });
  else if (what === 'deposit') await fund(sandbox, { memberId, amount, at, key });
  else await raiseRate(sandbox, member);
}

type Opened = Pick<Member, 'account' | 'type' | 'rate' | 'registeredAt' | 'uplineId'>;

/** With the password of the seed's agents. */
async function openAccount({ platform: { db } }: TestSandbox, given: Opened): Promise<Member> {
  const seeded = await memberByAccount(db, 'agent3');
  const passwordHash = seeded?.passwordHash ?? '';
  return db.transaction(async (tx) => {
    if (given.uplineId !== null) await lockedLine(tx, given.uplineId);
    const member = await insertMember(tx, { ...given, passwordHash, firstTimeLogin: false });
    if (!member) throw new Error(`The account ${given.account} is taken.`);
    return member;
  });
}

async function fund(
  { platform: { db } }: TestSandbox,
  { memberId, amount, at, key }: { memberId: number; amount: number; at: number; key: string },
): Promise<void> {
  const idempotencyKey = `team-${memberId}-${key}`;
  await deposit(db, { memberId, amount: minorUnits(amount), kind: 'deposit', at, idempotencyKey });
}

async function bet(
  { platform }: TestSandbox,
  { memberId, stake, times, key }: { memberId: number; stake: number; times: number; key: string },
): Promise<void> {
  const [game] = gamesOf(platform);
  if (!game) throw new Error('The brand has no game.');
  const playing = { memberId, game, wallet: null };
  const win = minorUnits(stake * times);
  await settleBet(platform, { playing, stake: minorUnits(stake), win, idempotencyKey: key });
}

/** To the upline's rate, the highest that it may have. */
async function raiseRate({ platform: { db } }: TestSandbox, { id, uplineId }: Member): Promise<void> {
  if (uplineId === null) return;
  const [upline] = await db.select({ rate: members.rate }).from(members).where(eq(members.id, uplineId));
  if (upline) await db.update(members).set({ rate: upline.rate }).where(eq(members.id, id));
}
