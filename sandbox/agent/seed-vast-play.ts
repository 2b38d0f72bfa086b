import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { ownAccount } from '../ledger/ledger-accounts.ts';
import { accounts, entries, transactions } from '../ledger/ledger-tables.ts';
import { currencyFactor } from '../merchants/currency.ts';
import { merchantZone } from '../merchants/merchant-zone.ts';
import type { Platform } from '../platform.ts';
import { betDays, bets } from '../play/play-tables.ts';
import { members } from '../roster/member-tables.ts';
import { DAY_MS } from '../time.ts';
import { fillTeamActivity } from './team-activity.ts';
import { lineage, teamDays } from './team-tables.ts';

/** Number of days over which the bets are spread. */
const DAYS = 30;
/** A prime, which spreads the members' bets over the days. */
const SPREAD = 7919;

/** A settled bet for every second member after an id, from the balance that was paid in; every third one wins. */
export async function seedVastPlay(db: Database, platform: Platform, first: number): Promise<void> {
  const now = platform.now();
  const [{ last = 0 } = {}] = await db
    .select({ last: sql`max(${transactions.id})`.mapWith(Number) })
    .from(transactions);
  await db.execute(sql`insert into ${transactions} (kind, idempotency_key, fingerprint, created_at)
    select 'bet', 'vast-bet:' || id, id, ${now}::bigint - id * ${SPREAD}::bigint * 1000 % ${DAYS * DAY_MS}::bigint
      from ${members} where id > ${first} and id % 2 = 0 order by 4, id`);
  await db.execute(sql`analyze ${transactions}, ${accounts}`);
  const factor = currencyFactor(platform.brand.currency);
  const house = await ownAccount(db, 'house');
  const plays = sql`with plays as (select t.id, t.created_at, a.id as account_id, a.member_id, a.balance as had,
      least(a.balance, 100 * (1 + a.member_id % 20) * ${factor}::bigint) as stake,
      case when a.member_id % 3 = 0 then 2 else 0 end as times
    from ${transactions} t join ${accounts} a on a.member_id = t.fingerprint::integer where t.id > ${last})`;
  await db.execute(sql`${plays}, house as (select * from ${accounts} where id = ${house.id}), moves as (
      select id, created_at, account_id, had, 1 as step, -stake as amount from plays
      union all select p.id, greatest(p.created_at, h.moved_at), h.id, h.balance, 2, p.stake from plays p, house h
      union all select id, created_at, account_id, had, 3, stake * times from plays where times > 0
      union all select p.id, greatest(p.created_at, h.moved_at), h.id, h.balance, 4, -p.stake * p.times from plays p, house h
        where p.times > 0)
    insert into ${entries} (transaction_id, account_id, amount, kind, created_at, balance)
    select id, account_id, amount, 'bet', created_at, had + sum(amount) over (partition by account_id order by id, step)
      from moves order by id, step`);
  await db.execute(sql`${plays}, games as (select node_id, row_number() over (order by node_id) as place
      from (select distinct node_id from ${bets}) played)
    insert into ${bets} (transaction_id, member_id, node_id, stake, win, balance_after, created_at)
    select p.id, p.member_id, g.node_id, p.stake, p.stake * p.times, p.had - p.stake + p.stake * p.times, p.created_at
      from plays p join games g on g.place = 1 + p.id % (select count(*) from games)`);
  await db.execute(sql`update ${accounts} set balance = moved.balance, moved_at = moved.at from (
      select distinct on (account_id) account_id, balance, created_at as at from ${entries} where transaction_id > ${last}
        order by account_id, id desc) moved
    where moved.account_id = ${accounts.id}`);
  await countPlay(db, merchantZone(platform), first);
}

/** Adds the bets to the days of the members and of everyone above; adding all days up again would take minutes. */
async function countPlay(db: Database, timeZone: string, first: number): Promise<void> {
  const day = sql`to_char(to_timestamp(${bets.createdAt} / 1000.0) at time zone ${timeZone}::text, 'YYYY-MM-DD')`;
  await db.execute(sql`insert into ${betDays} (member_id, day, node_id, result, count, stake, win)
    select ${bets.memberId}, ${day}, ${bets.nodeId}, case when ${bets.win} > ${bets.stake} then 'won' else 'lost' end, 1,
      ${bets.stake}, ${bets.win} from ${bets} where ${bets.memberId} > ${first}`);
  await fillTeamActivity(db, first);
  await db.execute(sql`insert into ${teamDays} (member_id, level, day, stake, win, earned, deposits, first_deposits,
      withdrawals, registrations)
    with heads as (select member_id, ancestor_id as head_id, level from ${lineage} where member_id > ${first}
      union all select id, id, 0 from ${members} where id > ${first})
    select heads.head_id, heads.level, plays.day, sum(plays.stake), sum(plays.win), sum(plays.stake) * head.rate,
        0, 0, 0, 0
      from ${betDays} plays join heads on heads.member_id = plays.member_id join ${members} head on head.id = heads.head_id
    where plays.member_id > ${first} group by heads.head_id, heads.level, plays.day, head.rate
    on conflict (member_id, day, level) do update set stake = team_days.stake + excluded.stake,
      win = team_days.win + excluded.win, earned = team_days.earned + excluded.earned`);
}
