import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  memberPages: [
    {
      id: 'messageV2',
      group: 'messages',
      order: 130,
      icon: 'envelope-simple',
      label: 'entry.messages',
      audience: 'logged-in',
      inbox: true,
      screen: screen(() => import('./messages-page.tsx').then((file) => file.MessagesPage)),
      count: screen(() => import('./message-count.tsx').then((file) => file.MessageCount)),
    },
  ],
}));
