import type { DraftOwner, Drafts } from './draft-owner.ts';
import { withKept } from './kept-drafts.ts';

export type { DraftOwner, Drafts } from './draft-owner.ts';

/** The draft that was begun, or one that begins. */
export function draftOf<Draft extends object>(drafts: Drafts, begin: () => Draft, owner: DraftOwner): Draft {
  const own = drafts.get(owner) ?? new Map<() => object, object>();
  const draft = own.get(begin) ?? withKept(begin(), owner);
  drafts.set(owner, own.set(begin, draft));
  // It is written under the very function that made it, so it can be read as what that makes.
  return draft as Draft;
}

/** Forgets a draft, as when it has been sent. */
export function dropDraft(drafts: Drafts, begin: () => object, owner: DraftOwner): void {
  drafts.get(owner)?.delete(begin);
}
