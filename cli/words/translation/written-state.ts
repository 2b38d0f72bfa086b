import type { WordState } from '#schemas/generated/word-state.ts';

/** A state as its file has it, without what a language does not have. */
export function writtenState({ draft, reviewed, stale }: WordState): Partial<WordState> {
  return {
    ...(draft && { draft }),
    ...(reviewed.length > 0 && { reviewed: reviewed.toSorted() }),
    ...(Object.keys(stale).length > 0 && { stale }),
  };
}
