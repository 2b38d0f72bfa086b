import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  memberPages: [
    {
      id: 'missionLeaderboard',
      group: 'activity',
      order: 120,
      icon: 'target',
      label: 'entry.missions',
      audience: 'logged-in',
      screen: screen(() => import('./missions-page.tsx').then((file) => file.MissionsPage)),
      count: screen(() => import('./mission-count.tsx').then((file) => file.MissionCount)),
    },
  ],
}));
