import { and, count, eq } from 'drizzle-orm';
import type { Domain, Known } from '../hooks/domain.ts';
import { members } from '../roster/member-tables.ts';
import { countDeposit, countWithdrawal } from './count-flow.ts';
import { joinLine } from './lineage.ts';
import { addToTeamActivity } from './team-activity.ts';
import { addToTeamDays } from './team-days.ts';
import { addToTeamBets, addToTeamEntries } from './team-records.ts';
import { openedAccounts } from './team-tables.ts';

/** Everyone above a member sees what the member does. */
export const domain: Domain = {
  hears: {
    posted: { order: 10, hear: ({ db, entryIds }) => addToTeamEntries(db, entryIds) },
    deposited: { order: 10, hear: ({ db, amount, ...flow }) => countDeposit(db, flow, amount) },
    withdrawn: { order: 10, hear: ({ db, amount, ...flow }) => countWithdrawal(db, flow, amount) },
    bet: {
      order: 10,
      hear: async ({ platform: { db }, bet: { betId, memberId, stake, win }, day }) => {
        await addToTeamBets(db, betId);
        await addToTeamDays(db, { memberId, day, stake, win });
        await addToTeamActivity(db, { memberId, day });
      },
    },
    joined: { order: 10, hear: ({ db, member }) => joinLine(db, member) },
    switching: {
      order: 20,
      hear: async ({ platform, switches }) => {
        if (switches.vastTeam) await (await import('./seed-vast-team.ts')).seedVastTeam(platform);
      },
    },
  },
  counts: { agentsWhoOpened },
  seeds: { order: 30, load: async () => (await import('./seeds.ts')).seeds },
  switches: { values: { vastTeam: { type: 'boolean' } } },
};

/** 1 if the agent above opened the member's account, else 0. */
async function agentsWhoOpened({ db, memberId }: Known['agentsWhoOpened']): Promise<number> {
  const isTheirs = and(eq(openedAccounts.agentId, members.uplineId), eq(openedAccounts.account, members.account));
  const [row] = await db
    .select({ opened: count() })
    .from(members)
    .innerJoin(openedAccounts, isTheirs)
    .where(eq(members.id, memberId));
  return row?.opened ?? 0;
}
