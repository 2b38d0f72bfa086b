import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  memberPages: [
    {
      id: 'bonusDetails',
      group: 'activity',
      order: 90,
      icon: 'sparkle',
      label: 'entry.bonuses',
      audience: 'logged-in',
      screen: screen(() => import('./bonuses-page.tsx').then((file) => file.BonusesPage)),
    },
  ],
}));
