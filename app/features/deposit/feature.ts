import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  memberPages: [
    {
      id: 'depositv2',
      group: 'money',
      order: 30,
      button: 'primary',
      gate: 'verification',
      icon: 'hand-coins',
      label: 'entry.deposit',
      audience: 'logged-in',
      screen: screen(() => import('./deposit-page.tsx').then((file) => file.DepositPage)),
    },
  ],
}));
