import { type Column, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { accounts, entries } from '../ledger/ledger-tables.ts';
import { betDays } from '../play/play-tables.ts';
import { AGENT_TYPES } from '../roster/member.ts';
import { members } from '../roster/member-tables.ts';
import { fillTeamActivity } from './team-activity.ts';
import { lineage, teamActivity, teamDays } from './team-tables.ts';

/** Amounts that one member adds to a day. Missing ones are zero. */
export interface DayChange {
  memberId: number;
  /** yyyy-mm-dd in the merchant's time zone. */
  day: string;
  stake?: number;
  win?: number;
  deposits?: number;
  firstDeposits?: number;
  withdrawals?: number;
  registrations?: number;
}

const COLUMNS = sql`member_id, level, day, stake, win, earned, deposits, first_deposits, withdrawals, registrations`;

/** Members that are in a tree. */
const isInTree = or(sql`${members.uplineId} is not null`, inArray(members.type, [...AGENT_TYPES]));

/** Adds what a member did to the day of everyone whose team it is in. Runs in the transaction that records it. */
export async function addToTeamDays(db: Database, change: DayChange): Promise<void> {
  const { memberId, day, stake = 0, win = 0, deposits = 0, firstDeposits = 0, withdrawals = 0 } = change;
  const { registrations = 0 } = change;
  // Rows are locked in the order of ids, so that two members of a team do not deadlock.
  await db.execute(sql`insert into ${teamDays} (${COLUMNS})
    select id, level, ${day}::text, ${stake}::bigint, ${win}::bigint, ${stake}::bigint * rate,
        ${deposits}::bigint, ${firstDeposits}::integer, ${withdrawals}::bigint, case when level > 0 then ${registrations}::integer else 0 end
      from (select ${members.id}, ${members.rate}, heads.level from ${members} join (
          select ancestor_id as head_id, level from ${lineage} where ${eq(lineage.memberId, memberId)}
          union all select ${memberId}::integer, 0) heads on heads.head_id = ${members.id}
        where ${isInTree}) line
      order by id
    on conflict (member_id, day, level) do update set ${added('stake', 'win', 'earned')},
      ${added('deposits', 'first_deposits', 'withdrawals', 'registrations')}`);
}

function added(...columns: string[]): SQL {
  return sql.raw(columns.map((name) => `${name} = team_days.${name} + excluded.${name}`).join(', '));
}

/** Adds all bets, deposits and withdrawals up again, at today's rates. */
export async function sumTeamDays(db: Database, timeZone: string): Promise<void> {
  await db.delete(teamDays);
  await db.delete(teamActivity);
  await fillTeamActivity(db);
  await db.execute(sql`insert into ${teamDays} (${COLUMNS})
    with done as (${doneOnDays(timeZone)}),
    heads as (select member_id, ancestor_id as head_id, level from ${lineage} union all
      select ${members.id}, ${members.id}, 0 from ${members} where ${isInTree})
    select heads.head_id, heads.level, done.day, sum(done.stake), sum(done.win), sum(done.stake) * heads_of.rate,
        sum(done.deposits), sum(done.first_deposits), sum(done.withdrawals),
        sum(case when heads.level > 0 then done.registrations else 0 end)
      from heads join done on done.member_id = heads.member_id
      join ${members} heads_of on heads_of.id = heads.head_id
    group by heads.head_id, heads.level, done.day, heads_of.rate`);
}

function doneOnDays(timeZone: string): SQL {
  const day = dayOf(entries.createdAt, timeZone);
  const paid = (...kinds: string[]) =>
    sql`coalesce(sum(amount) filter (where ${sql.join(
      kinds.map((kind) => sql`kind = ${kind}`),
      sql` or `,
    )}), 0)`;
  return sql`select member_id, day, sum(stake) as stake, sum(win) as win, sum(deposits) as deposits,
      sum(first_deposits) as first_deposits, sum(withdrawals) as withdrawals, sum(registrations) as registrations from (
    select member_id, day, stake, win, 0 as deposits, 0 as first_deposits, 0 as withdrawals,
      0 as registrations from ${betDays}
    union all select ${members.id}, ${dayOf(members.registeredAt, timeZone)}, 0, 0, 0, 0, 0, 1 from ${members}
      where ${members.uplineId} is not null
    union all select member_id, day, 0, 0, ${paid('deposit')}, (count(*) filter (where place = 1)),
        -(${paid('withdrawal', 'withdrawal-returned')}), 0 from (
      select ${accounts.memberId}, ${day} as day, ${entries.kind}, ${entries.amount}, case when ${entries.kind} = 'deposit'
          then row_number() over (partition by ${entries.accountId}, ${entries.kind} order by ${entries.id}) end as place
        from ${entries} join ${accounts} on ${eq(accounts.id, entries.accountId)}
        where ${accounts.kind} = 'member' and ${inArray(entries.kind, ['deposit', 'withdrawal', 'withdrawal-returned'])}
      ) flows group by member_id, day
    ) parts group by member_id, day`;
}

function dayOf(time: Column, timeZone: string): SQL {
  return sql`to_char(to_timestamp(${time} / 1000.0) at time zone ${timeZone}::text, 'YYYY-MM-DD')`;
}
