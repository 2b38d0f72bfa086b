import { and, eq, gt } from 'drizzle-orm';
import { callingAgent } from '#sandbox/agent/calling-agent.ts';
import type { Handler } from '#sandbox/calls/call.ts';
import type { Platform } from '#sandbox/platform.ts';
import type { Member } from '#sandbox/roster/member.ts';
import type { ContractKind } from '#schemas/contracts/terms.ts';
import type { ContractsWaiting } from '#schemas/generated/platform.ts';
import { ofKind } from '../contract.ts';
import { hasContracts } from '../contract-caller.ts';
import { contracts } from '../contract-tables.ts';
import { openCount } from '../due-days.ts';

export const contractsWaiting: Handler<'contractsWaiting'> = async (call) => {
  return { success: true, value: await countWaiting(call.platform, callingAgent(call)) };
};

/** Tasks of the agent by kind: proposals to answer, and amounts that downlines have requested. */
async function countWaiting(platform: Platform, agent: Member): Promise<ContractsWaiting> {
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
