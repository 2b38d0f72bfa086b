import { and, eq, inArray } from 'drizzle-orm';
import type { Handler } from '#sandbox/calls/call.ts';
import type { Database } from '#sandbox/database/database.ts';
import { Refusal } from '#sandbox/refusal.ts';
import type { Member } from '#sandbox/roster/member.ts';
import { members } from '#sandbox/roster/member-tables.ts';
import type { RateRange, RatesChange, RatesChanged, RefusedRate } from '#schemas/generated/platform.ts';
import { callingAgent } from '../calling-agent.ts';
import { rangesOf } from '../rate-range.ts';
import { lockedTeam } from '../team-account.ts';
import { ratesChanged } from '../team-tables.ts';

type Intent = Omit<typeof ratesChanged.$inferInsert, 'outcome'>;

export const setTeamRates: Handler<'setTeamRates'> = async (call) => {
  const agent = callingAgent(call);
  return { success: true, value: await setManyRates(call.platform.db, agent, call.body) };
};

/**
 * Sets the rate of those of some downlines that can have it, once per idempotency key. The others keep theirs.
 * @throws Refusal not_found or idempotency_conflict
 */
async function setManyRates(db: Database, caller: Member, change: RatesChange): Promise<RatesChanged> {
  const names = change.accounts.map(({ account }) => account);
  return db.transaction(async (tx) => {
    // Calls of an agent wait for each other here, so a repeated call finds the outcome of the first.
    const { agent, team } = await lockedTeam(tx, caller, names);
    const intent = { agentId: agent.id, idempotencyKey: change.idempotencyKey, fingerprint: fingerprintOf(change) };
    const earlier = await earlierOutcome(tx, intent);
    if (earlier) return earlier;
    const { outcome, given } = outcomeOf(change, await rangesOf(tx, team));
    const ids = team.flatMap(({ member }) => (given.has(member.account) ? [member.id] : []));
    if (ids.length > 0) await tx.update(members).set({ rate: change.rate }).where(inArray(members.id, ids));
    await tx.insert(ratesChanged).values({ ...intent, outcome });
    return outcome;
  });
}

/** The outcome to report, and the accounts that get the rate. */
function outcomeOf({ rate, accounts }: RatesChange, ranges: readonly RateRange[]) {
  const shown = new Map(accounts.map((each) => [each.account.toLowerCase(), each.shown]));
  const refused = ranges.flatMap((range): RefusedRate[] => {
    const reason = reasonOf(range, rate, shown.get(range.account.toLowerCase()));
    const { isDirect: _, ...kept } = range;
    return reason ? [{ ...kept, reason }] : [];
  });
  const isKept = new Set(refused.map(({ account }) => account));
  const able = ranges.filter(({ account }) => !isKept.has(account));
  const changed = new Set(able.filter((range) => range.rate !== rate).map(({ account }) => account));
  return { given: changed, outcome: { rate, changed: changed.size, same: able.length - changed.size, refused } };
}

function reasonOf(range: RateRange, rate: number, shown: number | undefined): RefusedRate['reason'] | undefined {
  if (!range.isDirect) return 'not_direct_downline';
  if (range.rate === rate) return undefined;
  if (range.rate !== shown) return 'rate_changed';
  return rate < range.lowestRate || rate > range.highestRate ? 'rate_out_of_range' : undefined;
}

async function earlierOutcome(db: Database, { agentId, idempotencyKey, fingerprint }: Intent) {
  const mine = and(eq(ratesChanged.agentId, agentId), eq(ratesChanged.idempotencyKey, idempotencyKey));
  const [earlier] = await db.select().from(ratesChanged).where(mine);
  if (!earlier || earlier.fingerprint === fingerprint) return earlier?.outcome;
  throw new Refusal(409, 'idempotency_conflict', 'This idempotency key was used for other rates.');
}

function fingerprintOf({ rate, accounts }: RatesChange): string {
  const each = accounts.map(({ account, shown }) => `${account.toLowerCase()}=${shown}`).toSorted();
  return `${rate}:${each.join()}`;
}
