import { and, eq, gt } from 'drizzle-orm';
import type { ContractKind } from '#schemas/contracts/terms.ts';
import type { ContractsWaiting } from '#schemas/generated/platform.ts';
import type { Platform } from '../platform.ts';
import type { Member } from '../roster/member.ts';
import { ofKind } from './contract.ts';
import { hasContracts } from './contract-caller.ts';
import { contracts } from './contract-tables.ts';
import { openCount } from './due-days.ts';

/** What waits for the agent, by kind: proposals to answer, and amounts that downlines have requested. */
export async function contractsWaiting(platform: Platform, agent: Member): Promise<ContractsWaiting> {
  const of = (kind: ContractKind) => waitingOf(platform, agent, kind);
  return {
    ...{ dividend: await of('dividend'), dailySalary: await of('dailySalary') },
    ...{ hourlySalary: await of('hourlySalary'), realTimeSalary: await of('realTimeSalary') },
  };
}

async function waitingOf(platform: Platform, { id }: Member, kind: ContractKind): Promise<number> {
  if (!hasContracts(platform, kind)) return 0;
  const { db, now } = platform;
  const proposals = await db.$count(
    contracts,
    and(ofKind(kind), eq(contracts.receiverId, id), eq(contracts.status, 'proposed'), gt(contracts.answerBy, now())),
  );
  return proposals + (await openCount(db, id, kind, { isRequested: true }));
}
