import type { WordState } from '#schemas/generated/word-state.ts';
import type { KeptEnglish } from './state-files.ts';

type Stale = WordState['stale'];

/** A text by its namespace and its key without a plural ending. */
export interface TextPlace {
  readonly namespace: string;
  readonly key: string;
}

/** Texts whose English differs from what was kept. New texts are missing in a language, or made from the present English. */
export function changedTexts(kept: KeptEnglish, present: KeptEnglish): TextPlace[] {
  return Object.entries(present).flatMap(([namespace, digests]) =>
    Object.entries(digests).flatMap(([key, digest]) => {
      const before = kept[namespace]?.[key];
      return before === undefined || before === digest ? [] : [{ namespace, key }];
    }),
  );
}

/** What is kept, with new texts and without those that are gone. Changed ones stay as they were. */
export function withNewTexts(kept: KeptEnglish, present: KeptEnglish): KeptEnglish {
  return Object.fromEntries(
    Object.entries(present).map(([namespace, digests]) => {
      const before = kept[namespace] ?? {};
      return [namespace, Object.fromEntries(Object.entries(digests).map(([key, now]) => [key, before[key] ?? now]))];
    }),
  );
}

/** What a language's stale texts become with the present English. */
export interface Comparison {
  readonly kept: KeptEnglish;
  readonly present: KeptEnglish;
  /** Whether the language's own text was written again since the last commit, and so from the present English. */
  isRewritten(place: TextPlace): boolean;
}

/**
 * Adds the texts whose English has changed, with the digest of the English that they were made from. Leaves out those
 * that were written again, whose English is as it was when they were made, or is gone.
 */
export function markStale(stale: Stale, { kept, present, isRewritten }: Comparison): Stale {
  const namespaces = Object.entries(present).map(([namespace, digests]) => {
    const before = stale[namespace] ?? {};
    const keys = Object.entries(digests).flatMap(([key, digest]) => {
      const madeFrom = before[key] ?? kept[namespace]?.[key] ?? digest;
      const isFresh = madeFrom === digest || isRewritten({ namespace, key });
      return isFresh ? [] : [[key, madeFrom] as const];
    });
    return [namespace, Object.fromEntries(keys)] as const;
  });
  return Object.fromEntries(namespaces.filter(([, keys]) => Object.keys(keys).length > 0));
}
