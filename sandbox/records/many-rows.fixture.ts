import { sumTeamDays } from '../agent/team-days.ts';
import { fillTeamRecords } from '../agent/team-records.ts';
import { merchantZone } from '../merchants/merchant-zone.ts';
import type { Platform } from '../platform.ts';
import { sumBetDays } from '../play/bet-days.ts';

/**
 * Statements that insert $count rows of one kind for a member; $member, $count, $now and the last ids are replaced.
 * Amounts in minor units. Each moment is the time of a transaction.
 */
const MOVEMENTS = [
  `insert into sandbox.transactions (id, kind, idempotency_key, fingerprint, created_at)
    select $first + n, (array['bet', 'deposit', 'win', 'upline'])[1 + n % 4], 'many:' || $first + n, '', $now - ($count - n) * 5000
    from generate_series(1, $count) n`,
  'analyze sandbox.transactions',
  `insert into sandbox.entries (transaction_id, account_id, amount, kind, created_at, balance)
    select id, account_id, amount, kind, created_at, had + sum(amount) over (partition by account_id order by id) from (
      select t.id, a.id as account_id, a.balance as had, t.kind, t.created_at,
        case when (a.member_id is not distinct from $member) = (t.kind in ('deposit', 'win')) then 300 else -300 end as amount
      from sandbox.transactions t, sandbox.accounts a
      where t.id > $first and (a.member_id = $member
        or case when t.kind = 'upline' then a.member_id = $upline else a.kind = 'house' end)
    ) moved`,
  'analyze sandbox.entries',
  `update sandbox.accounts a set balance = booked.balance
    from (select account_id, sum(amount) as balance from sandbox.entries group by 1) booked where booked.account_id = a.id`,
  `insert into sandbox.bets (transaction_id, member_id, node_id, stake, win, balance_after, created_at)
    select t.id, $member, b.node_id, 300, case when t.id % 4 = 0 then 900 else 0 end, 0, t.created_at
    from sandbox.transactions t join (select node_id, row_number() over () as place from
      (select distinct node_id from sandbox.bets) played) b on b.place = 1 + t.id % 40 where t.id > $first`,
  `insert into sandbox.messages (member_id, kind, amount, about, created_at, read_at)
    select $member, 'depositCredited', 300, '', created_at, case when id % 2 = 0 then created_at end
    from sandbox.transactions where id > $first`,
  `select setval(pg_get_serial_sequence('sandbox.transactions', 'id'), (select max(id) from sandbox.transactions))`,
];

const BONUSES = [
  `insert into sandbox.promotion_entries (member_id, promotion_id, status, comment, images, amount, carried, joined_at, changed_at)
    select $member, 1000 + id, 'CLAIMED', '', '[]', 300, 0, created_at, created_at
    from sandbox.transactions where id > $first`,
  // Every fourth bonus is free of wagering.
  `insert into sandbox.rollovers (member_id, transaction_id, source, promotion_id, held, required, done, status, opened_at, closed_at)
    select $member, id, 'promotion', 1000 + id, 300, 2400, case when status = 'finished' then 2400 else 100 end, status,
      created_at, case when status <> 'open' then created_at end
    from (select *, (array['open', 'finished', 'given-up'])[id % 4] as status from sandbox.transactions
      where id > $first and id % 4 > 0) t`,
];

const POINTS = [
  `insert into sandbox.point_accounts (kind, member_id, balance, carried) values ('member', $member, 0, 0) on conflict do nothing`,
  `insert into sandbox.point_transactions (id, kind, idempotency_key, fingerprint, created_at)
    select $points + n, case when n % 2 = 0 then 'earn' else 'redeem' end, 'many:' || $points + n, '', $now - ($count - n) * 5000
    from generate_series(1, $count) n`,
  `insert into sandbox.point_entries (transaction_id, account_id, amount, balance_after)
    select t.id, a.id, case when t.kind = 'earn' then 5 else -5 end, a.balance
    from sandbox.point_transactions t, sandbox.point_accounts a where t.id > $points and a.member_id = $member order by t.id`,
  `insert into sandbox.redemptions (transaction_id, member_id, reward_id, quantity, points, status, created_at)
    select id, $member, 'coffee', 1, 5, 'process', created_at from sandbox.point_transactions where id > $points`,
  `select setval(pg_get_serial_sequence('sandbox.point_transactions', 'id'), $points + $count)`,
];

const FRIENDS = [
  `insert into sandbox.members select friend.* from sandbox.members m, generate_series(1, $count) n,
    jsonb_populate_record(m, jsonb_build_object('id', $friends + n, 'account', 'friend' || $friends + n, 'affiliate_code', null,
      'mobile', null, 'upline_id', null, 'registered_at', $now - ($count - n) * 5000)) friend where m.id = $member`,
  `insert into sandbox.referrals (member_id, inviter_id, joined_at, rewarded_at)
    select id, $member, registered_at, case when id % 2 = 0 then registered_at end from sandbox.members where id > $friends`,
  `select setval(pg_get_serial_sequence('sandbox.members', 'id'), $friends + $count)`,
];

/** Orders that have ended. */
const ORDERS = [
  `insert into sandbox.deposit_orders (member_id, method_id, state, amount, fee, created_at, expires_at, ended_at)
    select $member, 'qr-pay', (array['credited', 'expired', 'cancelled'])[1 + id % 3], 300, 0, created_at, created_at, created_at
    from sandbox.transactions where id > $first`,
  `insert into sandbox.withdrawals (transaction_id, member_id, payout_account_id, amount, fee, sent, status, created_at, closed_at)
    select t.id, $member, p.id, 300, 0, 300, 'received', t.created_at, t.created_at
    from sandbox.transactions t, sandbox.payout_accounts p where t.id > $first and p.member_id = $member`,
  `insert into sandbox.withdrawal_transfers (withdrawal_id, amount, sent_at, counts_at, state, confirmed_at, by_itself)
    select id, 300, created_at, created_at, 'received', created_at, false from sandbox.transactions where id > $first`,
];

const LAST_IDS = `select (select max(id) from sandbox.transactions) as first,
  (select max(id) from sandbox.point_transactions) as points, (select max(id) from sandbox.members) as friends,
  (select min(member_id) from sandbox.accounts where kind = 'member' and member_id <> $member) as upline`;

/** Inserts `count` rows into each of a member's lists, within the last days. */
export async function fillRows(platform: Platform, memberId: number, count: number): Promise<void> {
  const { db } = platform;
  const now = platform.now();
  const known = { member: memberId, count, now };
  const [last] = await db.execute(filled(LAST_IDS, known)).then(rowsIn);
  const values = { ...known, ...last };
  await db.transaction(async (tx) => {
    // The rows are consistent as a whole; a check of each of them would take minutes.
    await tx.execute('set local session_replication_role = replica');
    for (const statement of [...MOVEMENTS, ...BONUSES, ...POINTS, ...FRIENDS, ...ORDERS])
      await tx.execute(filled(statement, values));
  });
  await sumBetDays(db, merchantZone(platform));
  await sumTeamDays(db, merchantZone(platform));
  await fillTeamRecords(db);
  await db.execute('analyze');
}

function filled(statement: string, values: Readonly<Record<string, unknown>>): string {
  return statement.replaceAll(/\$(\w+)/g, (_match, name: string) => String(values[name]));
}

function rowsIn(found: unknown): Record<string, unknown>[] {
  return typeof found === 'object' && found !== null && 'rows' in found && Array.isArray(found.rows) ? found.rows : [];
}
