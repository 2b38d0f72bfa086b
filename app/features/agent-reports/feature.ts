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
      screen: screen(() => import('./profit/user-profit-page.tsx').then((file) => file.ProfitPage)),
    },
    {
      id: pages.income.agentPage,
      group: 'reports',
      order: 54,
      icon: 'coins',
      label: 'entry.income',
      screen: screen(() => import('./income/income-page.tsx').then((file) => file.IncomePage)),
    },
  ],
}));
