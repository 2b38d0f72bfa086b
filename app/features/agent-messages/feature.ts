import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name, pages } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  agentPages: [
    {
      id: pages.messages.agentPage,
      group: 'contact',
      order: 73,
      icon: 'envelope-simple',
      label: 'entry.page',
      screen: screen(() => import('./messages-page.tsx').then((file) => file.MessagesPage)),
      count: screen(() => import('./unread-count.tsx').then((file) => file.UnreadCount)),
    },
  ],
  chosenActions: [
    {
      order: 10,
      icon: 'envelope-simple',
      label: 'entry.message',
      most: 500,
      screen: screen(() => import('./write-to-chosen.tsx').then((file) => file.WriteToChosen)),
    },
  ],
  messageActions: [
    {
      order: 10,
      module: 'AGENT',
      audience: 'agent',
      screen: screen(() => import('./reply.tsx').then((file) => file.Reply)),
    },
  ],
}));
