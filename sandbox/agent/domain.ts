import type { Domain } from '../hooks/domain.ts';
import { agentsWhoOpened } from './agents-who-opened.ts';
import { countDeposit, countWithdrawal } from './count-flow.ts';
import { joinLine } from './lineage.ts';
import { addToTeamActivity } from './team-activity.ts';
import { addToTeamDays } from './team-days.ts';
import { addToTeamBets, addToTeamEntries } from './team-records.ts';

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
  },
  counts: { agentsWhoOpened },
  seeds: { order: 30, load: async () => (await import('./seeds.ts')).seeds },
};
