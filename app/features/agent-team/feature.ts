import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name, pages } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  agentPages: [
    {
      id: pages.team.agentPage,
      group: 'team',
      order: 42,
      icon: 'tree-structure',
      label: 'entry.page',
      screen: screen(() => import('./team-page.tsx').then((file) => file.TeamPage)),
    },
  ],
}));
