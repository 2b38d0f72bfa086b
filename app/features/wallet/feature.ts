import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  memberPages: [
    {
      id: 'transferFund',
      group: 'money',
      order: 20,
      transfers: true,
      showsBalance: true,
      icon: 'wallet',
      label: 'entry.wallet',
      audience: 'logged-in',
      screen: screen(() => import('./wallet-page.tsx').then((file) => file.WalletPage)),
    },
  ],
}));
