import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  sessionHooks: [
    {
      order: 90,
      audience: 'logged-in',
      screen: screen(() => import('./live-updates.tsx').then((file) => file.LiveUpdates)),
    },
  ],
}));
