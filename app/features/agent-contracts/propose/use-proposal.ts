import { useState } from 'react';
import type { Terms } from '#schemas/contracts/terms.ts';
import type { Contract, ContractOutlook } from '#schemas/generated/platform.ts';
import { faultsOf, firstDrafts, nextDraft, type TierDraft, type TierField, termsOfDrafts } from './tier-draft.ts';

/** The terms that are being written. @param own the contract that pays the agent, whose period a proposal has too */
export function useProposal(own: Contract, { own: before }: ContractOutlook) {
  const { kind, period } = own;
  const [drafts, setDrafts] = useState<readonly TierDraft[]>(() =>
    firstDrafts(own.tiers, before?.period === period ? before.tiers : undefined),
  );
  const terms: Terms = termsOfDrafts(kind, period, drafts);
  return {
    drafts,
    terms,
    faults: faultsOf(drafts, terms, own),
    set: (tier: number, field: TierField, value: number | null) =>
      setDrafts((all) => all.map((one, index) => (index === tier ? { ...one, [field]: value } : one))),
    add: () => setDrafts((all) => [...all, nextDraft(all.at(-1))]),
    remove: (tier: number) => setDrafts((all) => all.filter((_, index) => index !== tier)),
  };
}

export type Proposal = ReturnType<typeof useProposal>;
