import { paths } from '#app/shell/router/paths.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name, pages } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  routes: [
    {
      path: paths.agent,
      view: 'agent',
      layout: 'agent',
      access: 'public',
      title: 'entry.logIn',
      screen: screen(() => import('./login/agent-login.tsx').then((file) => file.AgentLogin)),
    },
    {
      path: paths.agentHome,
      view: 'agent-home',
      layout: 'agent',
      access: 'agent',
      title: 'entry.office',
      screen: screen(() => import('./office/agent-office.tsx').then((file) => file.AgentOffice)),
    },
  ],
  agentPages: [
    {
      id: pages.overview.agentPage,
      call: 'GET /wps/relay/MCS2_teamOverview',
      group: 'team',
      isFirst: true,
      order: 40,
      icon: 'chart-line-up',
      label: 'entry.office',
      screen: screen(() => import('./overview/team-overview.tsx').then((file) => file.TeamOverviewPage)),
    },
  ],
}));
