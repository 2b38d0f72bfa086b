import { proxy } from 'valtio';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';

interface DepositDraft {
  /** Minor units; null while empty, NaN for text that is not an amount. */
  amount: number | null;
  /** Whether the member has entered or emptied the amount: a suggestion is over. */
  isEntered: boolean;
  /** Empty for the first method. */
  methodId: string;
  /** 0 for no bonus. */
  promotionId: number;
}

/** Kept while the member visits the order and returns. */
export const depositDraft = defineDraft(
  'deposit',
  () => proxy<DepositDraft>({ amount: null, isEntered: false, methodId: '', promotionId: 0 }),
  {},
);
