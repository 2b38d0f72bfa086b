import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name, pages } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  downlineParts: [
    {
      order: 10,
      screen: screen(() => import('./downline/downline-contracts.tsx').then((file) => file.DownlineContracts)),
    },
  ],
  sessionHooks: [
    {
      order: 60,
      audience: 'agent',
      screen: screen(() => import('./waiting/contracts-watch.tsx').then((file) => file.ContractsWatch)),
    },
  ],
  agentPages: [
    {
      id: pages.dividend.agentPage,
      group: 'contracts',
      order: 60,
      icon: 'percent',
      label: 'entry.dividend',
      screen: screen(() => import('./pages.tsx').then((file) => file.DividendPage)),
      count: screen(() => import('./waiting/counts.tsx').then((file) => file.DividendCount)),
    },
    {
      id: pages.dailySalary.agentPage,
      module: pages.dailySalary.module,
      group: 'contracts',
      order: 61,
      icon: 'calendar-check',
      label: 'entry.dailySalary',
      screen: screen(() => import('./pages.tsx').then((file) => file.DailySalaryPage)),
      count: screen(() => import('./waiting/counts.tsx').then((file) => file.DailySalaryCount)),
    },
    {
      id: pages.hourlySalary.agentPage,
      module: pages.hourlySalary.module,
      group: 'contracts',
      order: 62,
      icon: 'timer',
      label: 'entry.hourlySalary',
      screen: screen(() => import('./pages.tsx').then((file) => file.HourlySalaryPage)),
      count: screen(() => import('./waiting/counts.tsx').then((file) => file.HourlySalaryCount)),
    },
    {
      id: pages.realTimeSalary.agentPage,
      module: pages.realTimeSalary.module,
      group: 'contracts',
      order: 63,
      icon: 'lightning',
      label: 'entry.realTimeSalary',
      screen: screen(() => import('./pages.tsx').then((file) => file.RealTimeSalaryPage)),
      count: screen(() => import('./waiting/counts.tsx').then((file) => file.RealTimeSalaryCount)),
    },
  ],
}));
