import { digestOfEnglish } from '#cli/brand/shared/english-digests.ts';
import type { WordState } from '#schemas/generated/word-state.ts';
import type { SourceText } from '../hand-over/texts-of.ts';
import type { TextChange } from './examine-returned.ts';

/**
 * The state of a language after an import. A text that was written again, or that its translator calls done, is no
 * longer stale; one that was made from other English than the present is. A namespace of drafts is reviewed when all of
 * its texts came back as done.
 * @param known all texts of the package's namespaces
 */
export function nextState(state: WordState, changes: readonly TextChange[], known: Iterable<SourceText>): WordState {
  const stale = new Map(Object.entries(state.stale).map(([name, keys]) => [name, new Map(Object.entries(keys))]));
  for (const { before, returned } of changes) {
    const { source, stem, english } = before;
    const keys = stale.get(source.namespace) ?? new Map<string, string>();
    const isWritten = returned.text !== before.text;
    if (returned.text === '' || !(isWritten || returned.isDone)) continue;
    if (returned.english === english) keys.delete(stem);
    else if (isWritten) keys.set(stem, digestOfEnglish(returned.english));
    stale.set(source.namespace, keys);
  }
  const kept = [...stale].filter(([, keys]) => keys.size > 0).map(([name, keys]) => [name, Object.fromEntries(keys)]);
  return { ...state, reviewed: reviewedIn(state, changes, known), stale: Object.fromEntries(kept) };
}

function reviewedIn(
  { draft, reviewed }: WordState,
  changes: readonly TextChange[],
  known: Iterable<SourceText>,
): string[] {
  if (!draft) return reviewed;
  const done = new Set(changes.filter(({ returned }) => returned.isDone).map(({ before }) => before.id));
  const open = new Set(reviewed);
  const whole = new Map<string, boolean>();
  for (const { id, source } of known) {
    whole.set(source.namespace, (whole.get(source.namespace) ?? true) && done.has(id));
  }
  for (const [name, isWhole] of whole) if (isWhole) open.add(name);
  return [...open].sort();
}
