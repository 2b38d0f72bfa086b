import { proxy } from 'valtio';
import { defineDraft } from '#app/shell/drafts/draft-kind.ts';

interface UplineDraft {
  /** Minor units; null while empty, NaN for text that is no amount. */
  amount: number | null;
}

/** Kept while the member looks at a receipt. */
export const uplineDraft = defineDraft('upline', () => proxy<UplineDraft>({ amount: null }), {});
