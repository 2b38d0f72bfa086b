import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name, pages } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  agentPages: [
    {
      id: pages.profit.agentPage,
      group: 'reports',
      order: 52,
      icon: 'trend-up',
      label: 'entry.profit',
      screen: screen(() => import('./profit/profit-page.tsx').then((file) => file.ProfitPage)),
    },
  ],
}));
