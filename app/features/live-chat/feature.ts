import { LIVE_CHAT } from '#app/shell/modals/modal-ids.ts';
import { paths } from '#app/shell/router/paths.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  modals: [{ id: LIVE_CHAT, screen: screen(() => import('./live-chat.tsx').then((file) => file.LiveChat)) }],
  // Replaces the link to the contacts.
  navigation: [
    {
      path: `${paths.help}#contact`,
      modal: LIVE_CHAT,
      icon: 'headset',
      label: 'entry.service',
      group: 'second',
      order: 889,
    },
  ],
  accountMenu: [{ order: 82, modal: LIVE_CHAT, icon: 'chat-circle-dots', label: 'entry.chat' }],
}));
