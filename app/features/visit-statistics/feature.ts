import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  sessionHooks: [
    { order: 95, screen: screen(() => import('./statistics-watch.tsx').then((file) => file.StatisticsWatch)) },
  ],
  consents: [
    {
      order: 10,
      screen: screen(() => import('./statistics-text.tsx').then((file) => file.StatisticsText)),
    },
  ],
  helpParts: [
    {
      section: 'privacy',
      order: 10,
      screen: screen(() => import('./statistics-text.tsx').then((file) => file.StatisticsPrivacy)),
    },
  ],
}));
