import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name, pages } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  agentPages: [
    {
      id: pages.registration.agentPage,
      group: 'team',
      order: 41,
      icon: 'user-plus',
      label: 'entry.page',
      screen: screen(() => import('./registration-page.tsx').then((file) => file.RegistrationPage)),
    },
  ],
}));
