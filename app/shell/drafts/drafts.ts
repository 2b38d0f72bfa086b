import type { DraftKind } from './draft-kind.ts';
import type { DraftOwner, Drafts, SavedDraft } from './draft-owner.ts';
import { fillIn } from './fill-in.ts';

export type { DraftOwner, Drafts } from './draft-owner.ts';

/** The unfinished draft, or a new one. */
export function draftOf<Draft extends object>(drafts: Drafts, kind: DraftKind<Draft>, owner: DraftOwner): Draft {
  const own: ReturnType<Drafts['get']> = drafts.get(owner) ?? new Map();
  const entry = own.get(kind.name);
  const draft = entry && 'draft' in entry ? entry.draft : beginFrom(kind, entry);
  drafts.set(owner, own.set(kind.name, { kind, draft }));
  // Names are unique to a kind, so the entry has the kind's shape.
  return draft as Draft;
}

/** Drops a draft, for example after it was sent. */
export function dropDraft(drafts: Drafts, kind: DraftKind<object>, owner: DraftOwner): void {
  drafts.get(owner)?.delete(kind.name);
}

/** A new draft, with the fields saved for it unless the form has changed since. */
function beginFrom({ begin }: DraftKind<object>, saved: SavedDraft | undefined): object {
  const fresh = begin();
  if (saved?.empty === JSON.stringify(fresh)) fillIn(fresh, saved.fields);
  return fresh;
}
