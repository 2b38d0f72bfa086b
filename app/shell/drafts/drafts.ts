import type { DraftKind } from './draft-kind.ts';
import type { DraftOwner, Drafts } from './draft-owner.ts';
import { withKept } from './kept-drafts.ts';

export type { DraftOwner, Drafts } from './draft-owner.ts';

/** The draft that was begun, or one that begins. */
export function draftOf<Draft extends object>(drafts: Drafts, kind: DraftKind<Draft>, owner: DraftOwner): Draft {
  const own: ReturnType<Drafts['get']> = drafts.get(owner) ?? new Map();
  const draft = own.get(kind.name)?.draft ?? withKept(kind, owner);
  drafts.set(owner, own.set(kind.name, { kind, draft }));
  // It is written under a name that is of this kind alone, so it can be read as what the kind makes.
  return draft as Draft;
}

/** Forgets a draft, as when it has been sent. */
export function dropDraft(drafts: Drafts, kind: DraftKind<object>, owner: DraftOwner): void {
  drafts.get(owner)?.delete(kind.name);
}
