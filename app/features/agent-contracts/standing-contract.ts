import type { Contract, ContractBook } from '#schemas/generated/platform.ts';

/** The contract that limits what an agent can propose: the running one, or the one that was accepted after it. None if it ends. */
export function standingContract({ own, next }: ContractBook): Contract | undefined {
  const standing = next ?? own;
  return standing?.endsOn === undefined ? standing : undefined;
}
