import type { Contract, ContractBook } from '#schemas/generated/platform.ts';

/** The contract that limits the agent's proposals: the accepted next one, or else the current one. None if it is ending. */
export function standingContract({ own, next }: ContractBook): Contract | undefined {
  const standing = next ?? own;
  return standing?.endsOn === undefined ? standing : undefined;
}

/** Whether a contract pays or will pay, and was not ended. */
export function hasStanding({ status, endsOn }: Contract): boolean {
  return (status === 'active' || status === 'accepted') && endsOn === undefined;
}
