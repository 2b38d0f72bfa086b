/**
 * What people are in the middle of, for as long as the page lives: closing a form or the end of a session takes nothing
 * from it. It is of one person and never shown to another.
 */
export interface Drafts {
  /** The draft that was begun, or one that begins. @param owner id of the person whose it is */
  of<Draft extends object>(begin: () => Draft, owner: number): Draft;
  /** Forgets a draft, as when it has been sent. */
  drop(begin: () => object): void;
}

export function createDrafts(): Drafts {
  const begun = new Map<() => object, { owner: number; draft: object }>();
  return {
    of<Draft extends object>(begin: () => Draft, owner: number): Draft {
      const known = begun.get(begin);
      // It is written under the very function that made it, so it can be read as what that makes.
      if (known?.owner === owner) return known.draft as Draft;
      const draft = begin();
      begun.set(begin, { owner, draft });
      return draft;
    },
    drop: (begin) => void begun.delete(begin),
  };
}
