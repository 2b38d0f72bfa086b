import { useListParameters } from '#app/shell/router/use-list-parameters.ts';

export const bonusFilters = ['all', 'open', 'closed'] as const;
export type BonusFilter = (typeof bonusFilters)[number];

/** The filter and the page of the list. */
export function useBonusAddress() {
  const { choice, page, turnTo, queryOf, filter } = useListParameters('place');
  return {
    filter: choice('show', bonusFilters) ?? 'all',
    page,
    choose: (next: BonusFilter) => filter({ show: next === 'all' ? null : next }),
    turnTo,
    queryOf,
  };
}

export type BonusAddress = ReturnType<typeof useBonusAddress>;
