import { rangeOf } from '#app/kinds/record-page/days/range.ts';
import { type AddressField, choiceField, flagField, wholeField } from '#app/shell/router/address-fields.ts';
import { useAddress } from '#app/shell/router/use-address.ts';
import type { DueDays } from './contract-queries.ts';

export const contractViews = ['given', 'own', 'contracts'] as const;
export type ContractView = (typeof contractViews)[number];

/** Ranges of a contract page: the last 31 days, or chosen days. */
export const DUE_RANGES = ['month', 'own'] as const;
const LARGEST_ID = 2_147_483_647;
/** Maximum length of an account in the contract. */
const LONGEST_ACCOUNT = 255;
const NOT_CHOSEN = '*';

/** Account that a contract is proposed to: empty until the agent chooses one, null without a proposal. */
const proposalField: AddressField<string | null> = {
  read: (text) => (text === '' ? null : text === NOT_CHOSEN ? '' : text.slice(0, LONGEST_ACCOUNT)),
  write: (account) => (account === null ? '' : account || NOT_CHOSEN),
};

export const CONTRACT_FIELDS = {
  view: choiceField(contractViews, undefined),
  only: flagField('open'),
  contract: wholeField(LARGEST_ID),
  propose: proposalField,
};

/** The view, its days, and what is open beside it. Back closes it. @param first the view of an address that names none */
export function useContractAddress(first: ContractView) {
  const { read, value, changes, open, replace } = useAddress(CONTRACT_FIELDS);
  const chosen = rangeOf(read, DUE_RANGES, 'month');
  const days: DueDays = 'from' in chosen.query ? chosen.query : {};
  const openOrReplace = read('contract') !== '' || read('propose') !== '' ? replace : open;
  return {
    view: value('view') ?? first,
    range: { ...chosen, filter: replace },
    days,
    /** Shows unpaid amounts only. */
    isOpenOnly: value('only'),
    showOpenOnly: (only: boolean) => replace(changes({ only })),
    contractId: value('contract'),
    proposingTo: value('propose'),
    setView: (id: string) => replace(changes({ view: CONTRACT_FIELDS.view.read(id), contract: null, propose: null })),
    openContract: (contract: number) => openOrReplace(changes({ contract, propose: null })),
    /** Opens a proposal. Without an account the agent chooses one. */
    propose: (account = '') => openOrReplace(changes({ propose: account, contract: null, view: 'contracts' })),
    close: () => replace({ contract: null, propose: null }),
  };
}

export type ContractAddress = ReturnType<typeof useContractAddress>;
