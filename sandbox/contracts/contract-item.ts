import type { Contract as ContractItem } from '#schemas/generated/platform.ts';
import type { Contract } from './contract.ts';

interface Today {
  now: number;
  /** yyyy-mm-dd in the merchant's time zone. */
  today: string;
}

/** A contract as one of its parties sees it. @param account the other party's; undefined for the operator */
export function contractItem(contract: Contract, account: string | undefined, clock: Today): ContractItem {
  const { id, kind, period, tiers, proposedAt, answerBy, beginsOn, endsOn } = contract;
  return {
    ...{ contractId: id, kind, period, tiers, proposedAt, answerBy, status: statusOf(contract, clock) },
    ...(account !== undefined && { account }),
    ...(beginsOn !== null && { beginsOn }),
    ...(endsOn !== null && { endsOn }),
  };
}

export function statusOf(contract: Contract, { now, today }: Today): ContractItem['status'] {
  const { status, answerBy, beginsOn, endsOn } = contract;
  if (status === 'proposed') return answerBy > now ? 'proposed' : 'expired';
  if (status !== 'accepted') return status;
  const isFuture = beginsOn !== null && beginsOn > today;
  // One that was ended before its first day never counts.
  if (endsOn !== null && (endsOn < today || isFuture)) return 'ended';
  return isFuture ? 'accepted' : 'active';
}
