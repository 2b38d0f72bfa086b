import { type SQL, sql } from 'drizzle-orm';
import type { Tier } from '#schemas/contracts/terms.ts';
import { minorUnits, ZERO } from '#schemas/money/minor-units.ts';
import type { Heard } from '../hooks/domain.ts';
import { currencyFactor } from '../merchants/currency.ts';
import { addDays, dayIn } from '../merchants/days.ts';
import { merchantZone } from '../merchants/merchant-zone.ts';
import { members } from '../roster/member-tables.ts';
import { contractDues, contracts } from './contract-tables.ts';

/** Days ago: daily salaries of a year, over before those of the seed begin. The last ones are not paid yet. */
const DAYS = { first: 365, open: 20, last: 16 };
/** US cents. */
const EACH = 1000;
const MARK = 'vast-dues:';

/** Gives an agent and the downlines after an id a year of daily salaries. The agent's equal the sum of theirs. */
export async function seedVastDues({
  db,
  platform,
  agentId,
  first,
  downlines,
}: Heard['vastTeamSeeded']): Promise<void> {
  const zone = merchantZone(platform);
  const today = dayIn(platform.now(), zone);
  const [from, to] = [addDays(today, -DAYS.first), addDays(today, -DAYS.last)];
  const each = EACH * currencyFactor(platform.brand.currency);
  const tiers: Tier[] = [{ ...NO_TERMS, amount: minorUnits(each) }];
  await db.execute(sql`insert into ${contracts} (kind, period, tiers, giver_id, receiver_id, status, proposed_at, answer_by,
      begins_on, ends_on, idempotency_key)
    select 'dailySalary', 'daily', ${JSON.stringify(tiers)}::jsonb, giver, receiver, 'accepted', ${startOf(from, zone)},
      ${startOf(from, zone)}, ${from}::text, ${to}::text, ${MARK}::text || receiver
    from (select null::integer as giver, ${agentId}::integer as receiver union all
      select ${agentId}::integer, id from ${members} where id between ${first + 1} and ${first + downlines}) parties`);
  await db.execute(sql`insert into ${contractDues} (contract_id, starts_at, ends_at, from_day, to_day, valid_bet, net_loss,
      active_members, tier, rate, due, payable, paid_at)
    select id, starts, ends, day, day, amount * 100, amount * 2, 3, 1, 0, amount, amount,
      case when day < ${addDays(today, -DAYS.open)}::text then ends end
    from (select id, case when giver_id is null then ${downlines}::integer else 1 end * ${each}::bigint as amount,
        to_char(one, 'YYYY-MM-DD') as day, ${startOf(sql`one`, zone)} as starts,
        ${startOf(sql`one + interval '1 day'`, zone)} as ends
      from ${contracts}, generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') one
      where idempotency_key like ${`${MARK}%`}::text) due`);
}

const NO_TERMS: Tier = {
  ...{ validBet: ZERO, netLoss: ZERO, activeMembers: 0, singleBet: ZERO },
  ...{ rate: 0, winRate: 0, lossRate: 0, amount: ZERO },
};

/** The first moment of a day in a zone. */
function startOf(day: string | SQL, zone: string): SQL {
  return sql`(extract(epoch from (${day})::timestamp at time zone ${zone}::text) * 1000)::bigint`;
}
