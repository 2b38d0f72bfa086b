import { rangeOf } from '#app/kinds/record-page/days/range.ts';
import { useListParameters, wholeUpTo } from '#app/shell/router/use-list-parameters.ts';
import type { DueDays } from './contract-queries.ts';

export const contractViews = ['given', 'own', 'contracts'] as const;
export type ContractView = (typeof contractViews)[number];

/** Ranges of a contract page: the last 31 days, or chosen days. */
export const DUE_RANGES = ['month', 'own'] as const;
const OPEN = 'open';
const LARGEST_ID = 2_147_483_647;
/** Maximum length of an account in the contract. */
const LONGEST_ACCOUNT = 255;

/** The view, its days, and what is open beside it. Back closes it. @param first the view of an address that names none */
export function useContractAddress(first: ContractView) {
  const { read, choice, open, replace } = useListParameters('place');
  const chosen = rangeOf(read, DUE_RANGES, 'month');
  const days: DueDays = 'from' in chosen.query ? chosen.query : {};
  const isOpen = read('contract') !== '' || read('propose') !== '';
  const view: ContractView = choice('view', contractViews) ?? first;
  return {
    view,
    range: { ...chosen, filter: replace },
    days,
    /** Shows unpaid amounts only. */
    isOpenOnly: read('only') === OPEN,
    showOpenOnly: (isOn: boolean) => replace({ only: isOn ? OPEN : null }),
    contractId: wholeUpTo(LARGEST_ID, read('contract')),
    /** Account that a contract is proposed to: empty until the agent chooses one, null without a proposal. */
    proposingTo:
      read('propose') === '' ? null : read('propose') === '*' ? '' : read('propose').slice(0, LONGEST_ACCOUNT),
    setView: (next: string) => replace({ view: next, contract: null, propose: null }),
    openContract: (id: number) => (isOpen ? replace : open)({ contract: String(id), propose: null }),
    /** Opens a proposal. Without an account the agent chooses one. */
    propose: (account?: string) =>
      (isOpen ? replace : open)({ propose: account ?? '*', contract: null, view: 'contracts' }),
    close: () => replace({ contract: null, propose: null }),
  };
}

export type ContractAddress = ReturnType<typeof useContractAddress>;
