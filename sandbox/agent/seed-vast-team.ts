import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { hooksOf } from '../hooks/hooks.ts';
import { ownAccount } from '../ledger/ledger-accounts.ts';
import { accounts, entries, transactions } from '../ledger/ledger-tables.ts';
import { currencyFactor } from '../merchants/currency.ts';
import { dayIn } from '../merchants/days.ts';
import { merchantZone } from '../merchants/merchant-zone.ts';
import type { Platform } from '../platform.ts';
import { AGENT_TYPE, memberByAccount } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';
import { DAY_MS } from '../time.ts';
import { fillLineage } from './lineage.ts';
import { seedVastPlay } from './seed-vast-play.ts';
import { fillTeamRecords } from './team-records.ts';
import { lineage, teamDays } from './team-tables.ts';

/** The agent whose team becomes vast. */
export const VAST_AGENT = 'agent3';
const KEY = 'vast-team';
/** Days ago; the bets are later. */
const PAID_BEFORE = 31;

/** The accounts of a level, numbered from 1, and those of the level above that have them as direct downlines. */
interface Level {
  from: number;
  to: number;
  /** The first account above with downlines, and how many follow it; 0 where the agent itself has them. */
  above: number;
  parents: number;
}

/** The first accounts of each level are agents: those that the next one names as `above`. */
const LEVELS: readonly Level[] = [
  { from: 1, to: 2000, above: 0, parents: 0 },
  { from: 2001, to: 10_000, above: 1, parents: 100 },
  { from: 10_001, to: 30_000, above: 2001, parents: 1000 },
  { from: 30_001, to: 60_000, above: 10_001, parents: 2000 },
  { from: 60_001, to: 100_000, above: 30_001, parents: 2000 },
];

/** Accounts of the vast team, all on five levels below one agent. */
export const VAST_TEAM = LEVELS.at(-1)?.to ?? 0;

/** Gives an agent a vast team, unless that was done before; other domains add to it. Needs a user who may switch triggers off. */
export async function seedVastTeam(platform: Platform): Promise<void> {
  const { db } = platform;
  if ((await memberByAccount(db, 'vast000001')) !== null) return;
  const agent = await memberByAccount(db, VAST_AGENT);
  if (!agent) throw new Error(`The seed has no ${VAST_AGENT}.`);
  await db.transaction(async (tx) => {
    // The rows are consistent as a whole; a check of each of them would take minutes.
    await tx.execute(sql`set local session_replication_role = replica`);
    const [{ first = 0 } = {}] = await tx.select({ first: sql`max(${members.id})`.mapWith(Number) }).from(members);
    for (const level of LEVELS) await tx.execute(levelRows(level, { agentId: agent.id, first, now: platform.now() }));
    await tx.execute(
      sql`select setval(pg_get_serial_sequence('sandbox.members', 'id'), ${first + VAST_TEAM}::integer)`,
    );
    await payIn(tx, platform, first);
    await fillLineage(tx, first + 1);
    await countPayments(tx, platform, first);
    await seedVastPlay(tx, platform, first);
    const parents = { agentId: agent.id, first, downlines: LEVELS[1]?.parents ?? 0 };
    await hooksOf(tx).tell('vastTeamSeeded', { db: tx, platform, ...parents });
    await fillTeamRecords(tx);
  });
  await db.execute(sql`analyze`);
}

interface Place {
  agentId: number;
  /** The last id before those of the team. */
  first: number;
  now: number;
}

/** Copies the agent, so that everyone has its password. */
function levelRows({ from, to, above, parents }: Level, { agentId, first, now }: Place): SQL {
  const next = LEVELS.find((level) => level.above === from);
  const isAgent = sql`n < ${from + (next?.parents ?? 0)}::integer`;
  const upline =
    parents === 0
      ? sql`${agentId}::integer`
      : sql`${first + above}::integer + (n - ${from}::integer) % ${parents}::integer`;
  const rate = 70 - 10 * LEVELS.findIndex((level) => level.from === from);
  return sql`insert into ${members} select one.* from ${members} m, generate_series(${from}::integer, ${to}::integer) n,
    jsonb_populate_record(m, jsonb_build_object('id', ${first}::integer + n, 'account', 'vast' || lpad(n::text, 6, '0'),
      'nickname', 'Vast ' || n, 'affiliate_code', null, 'upline_id', ${upline}, 'directs', 0, 'below', 0,
      'type', case when ${isAgent} then ${AGENT_TYPE}::integer else 0 end,
      'rate', case when ${isAgent} then ${rate}::integer else ${rate - 30}::integer + n % 4 end,
      'frozen_by', case when n % 500 = 7 then ${agentId}::integer end,
      'last_log_in_at', case when n % 17 > 0 then ${now}::bigint - (n * 7919::bigint) % 30 * 43200000 end,
      'registered_at', ${now}::bigint - (n % 400 + 32) * 86400000::bigint)) one
    where m.id = ${agentId}`;
}

/** A single transaction before all bets that pays into every account. */
async function payIn(db: Database, { brand, now }: Platform, first: number): Promise<void> {
  const paidAt = now() - PAID_BEFORE * DAY_MS;
  const paid = { kind: 'deposit', idempotencyKey: KEY, fingerprint: KEY, createdAt: paidAt } as const;
  const [{ id = 0 } = {}] = await db.insert(transactions).values(paid).returning({ id: transactions.id });
  const factor = currencyFactor(brand.currency);
  await db.execute(sql`insert into ${accounts} (kind, member_id, balance, moved_at)
    select 'member', id, 100 * (1 + (id * 7919::bigint) % 4999) * ${factor}::bigint, ${paidAt}::bigint
      from ${members} where id > ${first}`);
  const bank = await ownAccount(db, 'bank');
  await db.execute(sql`insert into ${entries} (transaction_id, account_id, amount, kind, created_at, balance)
    select ${id}::integer, id, balance, 'deposit', ${paidAt}::bigint, balance from ${accounts} where member_id > ${first}
    union all select ${id}::integer, ${bank.id}::integer, -sum(balance), 'deposit', ${now()}::bigint,
      ${bank.balance}::bigint - sum(balance) from ${accounts} where member_id > ${first}`);
  await db.execute(sql`update ${accounts} set moved_at = ${now()}::bigint, balance =
    (select balance from ${entries} where account_id = ${bank.id} order by id desc limit 1) where id = ${bank.id}`);
}

/** Adds what was paid in to the day of everyone above; adding all days up again would take minutes. */
async function countPayments(db: Database, platform: Platform, first: number): Promise<void> {
  const day = dayIn(platform.now() - PAID_BEFORE * DAY_MS, merchantZone(platform));
  await db.execute(sql`insert into ${teamDays} (member_id, level, day, stake, win, earned, deposits, first_deposits,
      withdrawals, registrations)
    select head_id, level, ${day}::text, 0, 0, 0, sum(balance), count(*), 0, 0 from (
      select ancestor_id as head_id, level, balance from ${lineage} join ${accounts} on ${accounts.memberId} = ${lineage.memberId}
        where ${lineage.memberId} > ${first}
      union all select member_id, 0, balance from ${accounts} where member_id > ${first}) paid
    group by head_id, level
    on conflict (member_id, day, level) do update set deposits = team_days.deposits + excluded.deposits,
      first_deposits = team_days.first_deposits + excluded.first_deposits`);
  const opened = sql`to_char(to_timestamp(${members.registeredAt} / 1000.0) at time zone ${merchantZone(platform)}::text,
    'YYYY-MM-DD')`;
  await db.execute(sql`insert into ${teamDays} (member_id, level, day, stake, win, earned, deposits, first_deposits,
      withdrawals, registrations)
    select ${lineage.ancestorId}, ${lineage.level}, ${opened}, 0, 0, 0, 0, 0, 0, count(*) from ${lineage}
      join ${members} on ${members.id} = ${lineage.memberId} where ${lineage.memberId} > ${first} group by 1, 2, 3
    on conflict (member_id, day, level) do update set registrations = team_days.registrations + excluded.registrations`);
}
