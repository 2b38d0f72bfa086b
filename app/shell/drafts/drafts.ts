/** Whose a draft is: the id of a person, or null for a visitor whom nobody knows yet. */
export type DraftOwner = number | null;

/**
 * What people are in the middle of, for as long as the page lives: closing a form or the end of a session takes nothing
 * from it. It is of one person and never shown to another; what a visitor began goes when somebody logs in.
 */
export type Drafts = Map<DraftOwner, Map<() => object, object>>;

/** The draft that was begun, or one that begins. */
export function draftOf<Draft extends object>(drafts: Drafts, begin: () => Draft, owner: DraftOwner): Draft {
  const own = drafts.get(owner) ?? new Map<() => object, object>();
  const draft = own.get(begin) ?? begin();
  drafts.set(owner, own.set(begin, draft));
  // It is written under the very function that made it, so it can be read as what that makes.
  return draft as Draft;
}

/** Forgets a draft, as when it has been sent. */
export function dropDraft(drafts: Drafts, begin: () => object, owner: DraftOwner): void {
  drafts.get(owner)?.delete(begin);
}
