import { memberPath } from '#app/shell/member/member-path.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  // Visitors see the entry too: the log-in returns them to the page.
  navigation: [
    {
      path: memberPath('depositv2'),
      icon: 'wallet',
      label: 'entry.deposit',
      group: 'bar',
      order: 0,
      bar: 50,
      isCall: true,
    },
  ],
  memberPages: [
    {
      id: 'depositv2',
      group: 'money',
      order: 30,
      movesMoney: true,
      button: 'primary',
      gate: 'verification',
      icon: 'hand-coins',
      label: 'entry.deposit',
      audience: 'logged-in',
      screen: screen(() => import('./deposit-page.tsx').then((file) => file.DepositPage)),
    },
  ],
}));
