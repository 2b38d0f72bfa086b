import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  memberPages: [
    {
      id: 'devices',
      group: 'account',
      order: 200,
      icon: 'device-mobile',
      label: 'entry.devices',
      audience: 'logged-in',
      screen: screen(() => import('./devices-page.tsx').then((file) => file.DevicesPage)),
    },
  ],
}));
