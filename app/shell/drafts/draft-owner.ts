import type { DraftKind } from './draft-kind.ts';

/** Whose a draft is: the id of a person, or null for a visitor whom nobody knows yet. */
export type DraftOwner = number | null;

interface BegunDraft {
  kind: DraftKind<object>;
  draft: object;
}

/**
 * What people are in the middle of, by the name of its kind, for as long as the page lives, and over its being loaded anew
 * after a release: closing a form or the end of a session takes nothing from it. It is of one person and never shown to
 * another; what a visitor began goes when somebody logs in.
 */
export type Drafts = Map<DraftOwner, Map<string, BegunDraft>>;
