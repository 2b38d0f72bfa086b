import type { DraftKind } from './draft-kind.ts';

/** Session-storage key of the drafts saved before a reload, which are encrypted. */
export const SAVED_DRAFTS = 'drafts';

/** Owner of a draft: a member's id, or null for a visitor. */
export type DraftOwner = number | null;

interface BegunDraft {
  kind: DraftKind<object>;
  draft: object;
}

/** A draft of the page before this one, which no form has opened yet. */
export interface SavedDraft {
  /** The kind's empty draft as JSON, which detects a form that has changed since. */
  empty: string;
  fields: unknown;
}

/**
 * Unfinished input by the name of its kind. It lasts as long as the page, survives a closed form, an ended session and
 * a reload after a release, and is never shown to anyone but its owner. A visitor's drafts are dropped at log-in.
 */
export type Drafts = Map<DraftOwner, Map<string, BegunDraft | SavedDraft>>;
