import { proxy } from 'valtio';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';

interface WithdrawalDraft {
  /** Minor units; null while empty, NaN for text that is no amount. */
  amount: number | null;
  /** 0 stands for the default account. */
  accountId: number;
}

/** Kept while the member looks at a withdrawal. */
export const withdrawalDraft = defineDraft(
  'withdrawal',
  () => proxy<WithdrawalDraft>({ amount: null, accountId: 0 }),
  {},
);
