import { useListAddress } from '#app/kinds/record-page/use-record-address.ts';

export const bonusFilters = ['all', 'open', 'closed'] as const;
export type BonusFilter = (typeof bonusFilters)[number];

/** The list's state in the address: days, filter and page. */
export function useBonusAddress() {
  const address = useListAddress();
  return {
    ...address,
    shown: address.choice('show', bonusFilters) ?? 'all',
    choose: (next: BonusFilter) => address.filter({ show: next === 'all' ? null : next }),
    showAll: () => address.filter({ show: null, range: null, from: null, to: null }),
  };
}

export type BonusAddress = ReturnType<typeof useBonusAddress>;
