import type { ContractKind } from '#schemas/contracts/terms.ts';
import type { ContractStep, LiveContract } from '#schemas/generated/platform.ts';
import type { Platform } from '../platform.ts';
import type { Contract } from './contract.ts';

const CHANGES: Record<ContractStep['action'], LiveContract['change']> = {
  propose: 'proposed',
  accept: 'accepted',
  reject: 'rejected',
  withdraw: 'withdrawn',
  terminate: 'terminated',
  request: 'requested',
  pay: 'paid',
};

/** Tells both parties of contracts, on their open pages, that a step was taken. The operator has no pages. */
export function announceStep(
  { live }: Platform,
  kind: ContractKind,
  action: ContractStep['action'],
  contracts: readonly Pick<Contract, 'giverId' | 'receiverId'>[],
): void {
  const change = CHANGES[action];
  const givers = contracts.flatMap(({ giverId }) => giverId ?? []);
  for (const giverId of new Set(givers)) live.publish('contract', { kind, change, side: 'given' }, giverId);
  for (const receiverId of new Set(contracts.map((contract) => contract.receiverId)))
    live.publish('contract', { kind, change, side: 'own' }, receiverId);
}
