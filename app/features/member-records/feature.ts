import { memberPath } from '#app/shell/member/member-path.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

const betting = { icon: 'ticket', label: 'entry.betting', audience: 'logged-in' } as const;
const account = { icon: 'list', label: 'entry.account', audience: 'logged-in' } as const;

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  accountMenu: [
    { ...betting, order: 50, path: memberPath('personalHistoryCopy') },
    { ...account, order: 60, path: memberPath('transactionHistory') },
  ],
  walletParts: [
    {
      order: 10,
      audience: 'logged-in',
      screen: screen(() => import('./account/latest-movements.tsx').then((file) => file.LatestMovements)),
    },
  ],
  memberPages: [
    {
      ...betting,
      id: 'personalHistoryCopy',
      group: 'records',
      order: 60,
      screen: screen(() => import('./betting/betting-page.tsx').then((file) => file.BettingPage)),
    },
    {
      ...account,
      id: 'transactionHistory',
      group: 'records',
      order: 70,
      screen: screen(() => import('./account/account-page.tsx').then((file) => file.AccountPage)),
    },
    {
      id: 'personalProfit',
      group: 'records',
      order: 80,
      icon: 'chart-line-up',
      label: 'entry.profit',
      audience: 'logged-in',
      screen: screen(() => import('./profit/profit-page.tsx').then((file) => file.ProfitPage)),
    },
  ],
}));
