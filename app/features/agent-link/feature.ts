import { paths } from '#app/shell/router/paths.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, () => ({
  headerActions: [
    { order: 20, audience: 'guest', path: paths.agent, label: 'entry.agents', isQuiet: true },
    { order: 21, audience: 'agent', path: paths.agent, label: 'entry.agents', isQuiet: true },
  ],
  navigation: [{ path: paths.agent, icon: 'users-three', label: 'entry.agents', group: 'second', order: 910 }],
  accountMenu: [{ path: paths.agentHome, icon: 'users-three', label: 'entry.agentPage', order: 90, audience: 'agent' }],
  footerLinks: [{ path: paths.agent, label: 'entry.agents', order: 50 }],
}));
