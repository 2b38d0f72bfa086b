import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  memberPages: [
    {
      id: 'transferUpline',
      group: 'money',
      order: 50,
      movesMoney: true,
      needs: 'upline',
      gate: 'verification',
      icon: 'paper-plane-right',
      label: 'entry.transfer',
      audience: 'logged-in',
      screen: screen(() => import('./upline-page.tsx').then((file) => file.UplinePage)),
    },
  ],
}));
