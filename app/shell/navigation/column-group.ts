import type { NavigationContribution } from '../slots/slots.ts';

/** One list of a menu that is a column, in its order. */
export function columnGroup<Entry extends Pick<NavigationContribution, 'group' | 'order' | 'inColumn'>>(
  entries: readonly Entry[],
  group: NavigationContribution['group'],
): Entry[] {
  return entries
    .filter((entry) => (entry.inColumn ? 'second' : entry.group) === group)
    .sort((a, b) => (a.inColumn ?? a.order) - (b.inColumn ?? b.order));
}
