import { tagsOf } from './parts.ts';
import type { TextFault, TextPair } from './text-fault.ts';

/** Tags that differ from the English text's, or that do not close what they open. */
export function markupFaults({ english, text }: TextPair): TextFault[] {
  const wanted = tagsOf(english);
  const found = tagsOf(text);
  const lines = linesIn(english);
  const faults: TextFault[] = [];
  if (wanted.toSorted().join('') !== found.toSorted().join('')) {
    faults.push(fault(`has the tags ${named(found)} in place of ${named(wanted)}`));
  } else if (!areNested(found))
    faults.push(fault(`closes its tags in another order than it opens them: ${named(found)}`));
  if (linesIn(text) !== lines) faults.push(fault(`has ${linesIn(text)} lines in place of ${lines}`));
  return faults;
}

function linesIn(text: string): number {
  return text.split('\n').length;
}

function named(tags: readonly string[]): string {
  return tags.length === 0 ? 'none' : tags.join('');
}

function areNested(tags: readonly string[]): boolean {
  const open: string[] = [];
  for (const tag of tags) {
    const name = /[\w-]+/.exec(tag)?.[0] ?? '';
    if (tag.startsWith('</')) {
      if (open.pop() !== name) return false;
    } else if (!tag.endsWith('/>')) open.push(name);
  }
  return open.length === 0;
}

function fault(says: string): TextFault {
  return { check: 'markup', says };
}
