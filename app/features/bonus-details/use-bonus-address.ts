import { useListAddress } from '#app/kinds/record-page/use-record-address.ts';
import { choiceField, fieldWriter } from '#app/shell/router/address-fields.ts';

export const bonusFilters = ['all', 'open', 'closed'] as const;
export type BonusFilter = (typeof bonusFilters)[number];

export const BONUS_FIELDS = { show: choiceField(bonusFilters, 'all') };

/** The list's state in the address: days, filter and page. */
export function useBonusAddress() {
  const address = useListAddress();
  return {
    ...address,
    shown: BONUS_FIELDS.show.read(address.read('show')),
    choose: (show: BonusFilter) => address.filter(fieldWriter(BONUS_FIELDS)({ show })),
    showAll: () => address.filter({ show: null, range: null, from: null, to: null }),
  };
}

export type BonusAddress = ReturnType<typeof useBonusAddress>;
