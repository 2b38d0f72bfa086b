import { useState } from 'react';
import type { Terms } from '#schemas/contracts/terms.ts';
import type { Contract, ContractOutlook } from '#schemas/generated/platform.ts';
import { faultsOf, firstDrafts, nextDraft, type TierDraft, type TierField, termsOfDrafts } from './tier-draft.ts';

/** Input of a proposal. */
export interface Typed {
  /** Undefined until the agent types something. */
  drafts: readonly TierDraft[] | undefined;
  setDrafts: (drafts: readonly TierDraft[]) => void;
}

/** The proposed terms. @param own the contract that pays the agent; the proposal has the same period */
export function useProposal(own: Contract, { own: before }: ContractOutlook, typed: Typed) {
  const { kind, period } = own;
  const begin = () => firstDrafts(own.tiers, before?.period === period ? before.tiers : undefined);
  // Keep the initial terms even if another contract starts meanwhile.
  const [first] = useState(begin);
  const { drafts = first, setDrafts } = typed;
  const terms: Terms = termsOfDrafts(kind, period, drafts);
  return {
    drafts,
    terms,
    faults: faultsOf(drafts, terms, own),
    set: (tier: number, field: TierField, value: number | null) =>
      setDrafts(drafts.map((one, index) => (index === tier ? { ...one, [field]: value } : one))),
    add: () => setDrafts([...drafts, nextDraft(drafts.at(-1))]),
    remove: (tier: number) => setDrafts(drafts.filter((_, index) => index !== tier)),
  };
}

export type Proposal = ReturnType<typeof useProposal>;
