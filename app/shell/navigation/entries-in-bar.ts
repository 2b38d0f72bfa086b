import type { NavigationContribution } from '../slots/slots.ts';

const PLACES = 5;

/** The entries of a phone's bottom bar in their order; spare ones only as far as the others leave places free. */
export function entriesInBar<Entry extends Pick<NavigationContribution, 'bar' | 'spare'>>(
  entries: readonly Entry[],
): Entry[] {
  return [...entries.filter(({ spare }) => !spare), ...entries.filter(({ spare }) => spare)]
    .filter(({ bar }) => bar)
    .slice(0, PLACES)
    .sort((a, b) => (a.bar ?? 0) - (b.bar ?? 0));
}
