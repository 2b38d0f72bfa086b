import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name, pages } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  agentPages: [
    {
      id: pages.betting.agentPage,
      group: 'reports',
      order: 50,
      icon: 'ticket',
      label: 'entry.betting',
      screen: screen(() => import('./betting/betting-page.tsx').then((file) => file.BettingPage)),
    },
    {
      id: pages.account.agentPage,
      group: 'reports',
      order: 56,
      icon: 'list',
      label: 'entry.account',
      screen: screen(() => import('./account/account-page.tsx').then((file) => file.AccountPage)),
    },
  ],
}));
