import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  sessionHooks: [{ order: 96, screen: screen(() => import('./reports-watch.tsx').then((file) => file.ReportsWatch)) }],
  consents: [
    {
      order: 20,
      screen: screen(() => import('./reports-text.tsx').then((file) => file.ReportsText)),
    },
  ],
  helpParts: [
    {
      section: 'privacy',
      order: 20,
      screen: screen(() => import('./reports-text.tsx').then((file) => file.ReportsPrivacy)),
    },
  ],
}));
