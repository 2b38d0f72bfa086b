import { and, between, eq, sql } from 'drizzle-orm';
import type { Handler } from '#sandbox/calls/call.ts';
import { isClosedToTransfers } from '#sandbox/care/stops/is-closed-to-transfers.ts';
import { moneyOf } from '#sandbox/database/sandbox-schema.ts';
import { addDays, dayIn } from '#sandbox/merchants/days.ts';
import { merchantZone } from '#sandbox/merchants/merchant-zone.ts';
import type { Platform } from '#sandbox/platform.ts';
import { uplineOf } from '#sandbox/upline/upline-member.ts';
import type { TeamWeek } from '#schemas/generated/platform.ts';
import { ZERO } from '#schemas/money/minor-units.ts';
import { callingAgent } from '../calling-agent.ts';
import { mayLift } from '../freeze.ts';
import { pathTo } from '../path-to.ts';
import { highestBelow } from '../rate-range.ts';
import { teamAccount } from '../team-account.ts';
import { rebateSum } from '../team-earnings.ts';
import { teamRowsOf } from '../team-rows.ts';
import { teamDays } from '../team-tables.ts';

const WEEK = 7;

export const teamMember: Handler<'teamMember'> = async (call) => {
  const { platform, query } = call;
  const { db, brand } = platform;
  const agent = callingAgent(call);
  const target = await teamAccount(db, agent, query.account);
  const { member, level } = target;
  const [row] = await teamRowsOf(db, agent.id, [member]);
  if (!row) throw new Error(`Member ${member.id} is not stored.`);
  const isDirect = level === 1;
  const value = {
    ...row,
    path: await pathTo(db, target),
    lowestRate: (await highestBelow(db, [member.id])).get(member.id) ?? 0,
    highestRate: (await uplineOf(db, member))?.rate ?? 0,
    may: {
      setRate: isDirect,
      transfer: isDirect && !(await isClosedToTransfers(db, member, platform.now())),
      freeze: await mayLift(db, agent, member),
    },
    ...(await weeksOf(platform, member.id)),
    ...{ currency: brand.currency, asOf: platform.now() },
    ...(member.lastLogInPlace !== null && { lastLogInPlace: member.lastLogInPlace }),
  };
  return { success: true, value };
};

/** Play of a member's team in the last 7 days with today, and in the 7 before. */
async function weeksOf(platform: Platform, memberId: number): Promise<{ week: TeamWeek; weekBefore: TeamWeek }> {
  const today = dayIn(platform.now(), merchantZone(platform));
  const before = addDays(today, -WEEK);
  return { week: await weekTo(platform, memberId, today), weekBefore: await weekTo(platform, memberId, before) };
}

async function weekTo({ db }: Platform, memberId: number, to: string): Promise<TeamWeek> {
  const from = addDays(to, 1 - WEEK);
  const [sums] = await db
    .select({
      turnover: sql`coalesce(sum(${teamDays.stake}), 0)`.mapWith(moneyOf),
      netLoss: sql`coalesce(sum(${teamDays.stake} - ${teamDays.win}), 0)`.mapWith(moneyOf),
      rebate: rebateSum.mapWith(moneyOf),
    })
    .from(teamDays)
    .where(and(eq(teamDays.memberId, memberId), between(teamDays.day, from, to)));
  return { from, to, ...(sums ?? { turnover: ZERO, netLoss: ZERO, rebate: ZERO }) };
}
