import { removeLine, type SlipDraft } from './slip-draft.ts';
import type { LineTrouble } from './use-line-states.ts';

type Troubles = ReadonlyMap<number, LineTrouble>;

/** Moves every line with a closed draw to the open one, and updates every line to the current odds. */
export function fixLines(draft: SlipDraft, troubles: Troubles): void {
  for (const line of draft.lines) {
    const trouble = troubles.get(line.id);
    if (trouble?.kind === 'closed') line.issue = trouble.issue;
    if (trouble?.kind === 'odds') line.odds = trouble.odds;
  }
}

/** Removes every line that cannot be placed as it is. */
export function dropLines(draft: SlipDraft, troubles: Troubles): void {
  for (const id of troubles.keys()) removeLine(draft, id);
}
