import type { ContractKind } from '#schemas/contracts/terms.ts';
import { callingAgent } from '../agent/calling-agent.ts';
import type { Call, OperationId } from '../calls/call.ts';
import type { Platform } from '../platform.ts';
import { isModuleOn, requireModule } from '../process/modules.ts';
import type { Member } from '../roster/member.ts';

/** Switches a brand's contracts, and below it each salary. Dividends have no switch of their own. */
const CONTRACTS = 'AGENTPOLICY3';
const SALARIES: Partial<Record<ContractKind, string>> = {
  dailySalary: 'DAILYSALARY',
  hourlySalary: 'HOURLYSALARY',
  realTimeSalary: 'REALTIMESALARY',
};

/** The agent whose contracts of a kind a call is about. @throws Refusal not_logged_in, not_available or non_agent_account */
export function contractCaller(
  call: Pick<Call<OperationId>, 'platform' | 'member' | 'replaced'>,
  kind: ContractKind,
): Member {
  const agent = callingAgent(call);
  requireModule(call.platform, CONTRACTS);
  const salary = SALARIES[kind];
  if (salary !== undefined) requireModule(call.platform, salary);
  return agent;
}

/** Whether the platform has contracts of a kind. */
export function hasContracts(platform: Platform, kind: ContractKind): boolean {
  return isModuleOn(platform, CONTRACTS) && isModuleOn(platform, SALARIES[kind] ?? CONTRACTS);
}
