import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Domain, Heard } from '../hooks/domain.ts';
import { ofKind } from './contract.ts';
import { contracts, unsalariedBets } from './contract-tables.ts';

export const domain: Domain = {
  hears: {
    bet: { order: 20, hear: ({ platform, bet }) => queueSalary(platform.db, bet.betId) },
    switching: { order: 10, hear: settleBeforeVastTeam },
    vastTeamSeeded: { order: 10, hear: async (team) => (await import('./seed-vast-dues.ts')).seedVastDues(team) },
  },
  clock: async (platform, report) => (await import('./run-salaries.ts')).runSalaries(platform, report),
  seeds: { order: 140, load: async () => (await import('./seeds.ts')).seeds },
};

/** Lets real-time salaries be paid for a bet, if there are any. Runs in the transaction that records the bet. */
async function queueSalary(db: Database, betId: number): Promise<void> {
  const accepted = and(ofKind('realTimeSalary'), eq(contracts.status, 'accepted'));
  await db.execute(sql`insert into ${unsalariedBets} (transaction_id)
    select ${betId}::integer where exists (select from ${contracts} where ${accepted})`);
}

/** Salaries that are not settled would begin with the earliest contract of the team. */
async function settleBeforeVastTeam({ platform, switches }: Heard['switching']): Promise<void> {
  if (switches.vastTeam) await (await import('./settle-kind.ts')).settleKind(platform, 'dailySalary');
}
