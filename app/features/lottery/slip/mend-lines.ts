import { removeLine, type SlipDraft } from './slip-draft.ts';
import type { LineTrouble } from './use-line-states.ts';

type Troubles = ReadonlyMap<number, LineTrouble>;

/** Puts every line whose draw has closed on the one that takes bets, and every line at the odds of the moment. */
export function mendLines(draft: SlipDraft, troubles: Troubles): void {
  for (const line of draft.lines) {
    const trouble = troubles.get(line.id);
    if (trouble?.kind === 'closed') line.issue = trouble.issue;
    if (trouble?.kind === 'odds') line.odds = trouble.odds;
  }
}

/** Takes every line out that cannot be placed as it is. */
export function dropLines(draft: SlipDraft, troubles: Troubles): void {
  for (const id of troubles.keys()) removeLine(draft, id);
}
