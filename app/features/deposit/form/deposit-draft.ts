import { proxy } from 'valtio';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';

interface DepositDraft {
  /** Minor units; null while empty, NaN for text that is no amount. */
  amount: number | null;
  /** Empty: the first method. */
  methodId: string;
  /** 0: no bonus. */
  promotionId: number;
}

/** Kept when the member goes to the order and back. */
export const depositDraft = defineDraft(
  'deposit',
  () => proxy<DepositDraft>({ amount: null, methodId: '', promotionId: 0 }),
  {},
);
