import type { DraftKind } from './draft-kind.ts';
import type { DraftOwner, Drafts } from './draft-owner.ts';
import { restoreDraft } from './saved-drafts.ts';

export type { DraftOwner, Drafts } from './draft-owner.ts';

/** The unfinished draft, or a new one. */
export function draftOf<Draft extends object>(drafts: Drafts, kind: DraftKind<Draft>, owner: DraftOwner): Draft {
  const own: ReturnType<Drafts['get']> = drafts.get(owner) ?? new Map();
  const draft = own.get(kind.name)?.draft ?? restoreDraft(kind, owner);
  drafts.set(owner, own.set(kind.name, { kind, draft }));
  // Names are unique to a kind, so the entry has the kind's shape.
  return draft as Draft;
}

/** Drops a draft, for example after it was sent. */
export function dropDraft(drafts: Drafts, kind: DraftKind<object>, owner: DraftOwner): void {
  drafts.get(owner)?.delete(kind.name);
}
