import { CHAT_ROOM } from '#app/shell/modals/modal-ids.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  modals: [
    {
      id: CHAT_ROOM,
      audience: 'logged-in',
      screen: screen(() => import('./chat-room.tsx').then((file) => file.ChatRoom)),
    },
  ],
  navigation: [
    {
      path: '#chat-room',
      modal: CHAT_ROOM,
      icon: 'chats-circle',
      label: 'entry.room',
      group: 'menu',
      order: 910,
      audience: 'logged-in',
    },
  ],
  accountMenu: [{ order: 78, modal: CHAT_ROOM, icon: 'chats-circle', label: 'entry.room' }],
}));
