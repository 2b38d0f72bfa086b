import { startOfDay } from '#sandbox/seed/day.ts';
import { type Handler, loggedIn } from '#sandbox/server/call.ts';
import { Refusal } from '#sandbox/server/refusal.ts';
import { isAgent, isTrial, type Member, memberTypeOf } from '#sandbox/session/member.ts';
import { requireModule } from '#sandbox/system/modules.ts';
import { DAY_MS } from '#sandbox/time.ts';
import type { Downline, TeamLevel, TeamPeriod, TeamTotals } from '#schemas/generated/platform.ts';
import { share, sum } from '#schemas/money/minor-units.ts';
import { NO_PLAY, type Play, playSince, type TeamMember, teamOf } from '../team.ts';

interface Numbers {
  team: readonly TeamMember[];
  plays: ReadonlyMap<number, Play>;
  /** Commission rate of the agent in hundredths of a per cent. */
  rate: number;
}

export const teamOverview: Handler<'teamOverview'> = async (call) => {
  const { platform, query } = call;
  const agent = loggedIn(call);
  requireModule(platform, 'AGENT');
  if (!isAgent(agent)) throw new Refusal(403, 'non_agent_account', 'Only agents have a team.');
  const since = startOf(query.period, platform.now());
  const team = (await teamOf(platform.db, agent.id)).filter(({ member }) => !isTrial(member));
  const plays = await playSince(
    platform.db,
    team.map(({ member }) => member.id),
    since,
  );
  const numbers: Numbers = { team, plays, rate: agent.rate };
  const value = {
    period: query.period,
    currency: platform.brand.currency,
    totals: totalsOf(numbers, since),
    levels: levelsOf(numbers),
    downlines: downlinesOf(numbers),
  };
  return { success: true, value };
};

function startOf(period: TeamPeriod, now: number): number {
  const today = startOfDay(now);
  if (period === 'today') return today;
  if (period === '7d') return today - 6 * DAY_MS;
  return Date.UTC(new Date(now).getUTCFullYear(), new Date(now).getUTCMonth(), 1);
}

function totalsOf(numbers: Numbers, since: number): TeamTotals {
  const registrations = numbers.team.filter(({ member }) => member.registeredAt >= since).length;
  return { registrations, ...sumsOf(numbers.team, numbers) };
}

function levelsOf(numbers: Numbers): TeamLevel[] {
  const deepest = Math.max(0, ...numbers.team.map(({ level }) => level));
  return Array.from({ length: deepest }, (_, index) => {
    const members = numbers.team.filter(({ level }) => level === index + 1);
    return { level: index + 1, members: members.length, ...sumsOf(members, numbers) };
  });
}

function downlinesOf(numbers: Numbers): Downline[] {
  return numbers.team
    .filter(({ level }) => level === 1)
    .map(({ member }) => {
      const branch = numbers.team.filter(({ branchId }) => branchId === member.id);
      return downline(member, branch, numbers);
    });
}

function downline(member: Member, branch: readonly TeamMember[], { plays }: Numbers): Downline {
  const levels = Math.max(...branch.map(({ level }) => level)) - 1;
  const { turnover, deposits, netProfitLoss } = total(branch, plays);
  const type = memberTypeOf(member);
  return {
    account: member.account,
    type,
    levels,
    members: branch.length - 1,
    turnover,
    deposits,
    netProfitLoss,
    rate: member.rate,
  };
}

function sumsOf(members: readonly TeamMember[], { plays, rate }: Numbers): Omit<TeamTotals, 'registrations'> {
  const { turnover, netProfitLoss } = total(members, plays);
  const activeMembers = members.filter(({ member }) => (plays.get(member.id)?.turnover ?? 0) > 0).length;
  return { activeMembers, turnover, netProfitLoss, commission: share(turnover, rate) };
}

function total(members: readonly TeamMember[], plays: ReadonlyMap<number, Play>): Play {
  return members.reduce((all, { member }) => {
    const play = plays.get(member.id) ?? NO_PLAY;
    return {
      turnover: sum(all.turnover, play.turnover),
      netProfitLoss: sum(all.netProfitLoss, play.netProfitLoss),
      deposits: sum(all.deposits, play.deposits),
    };
  }, NO_PLAY);
}
