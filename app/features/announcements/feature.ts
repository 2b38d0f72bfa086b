import { ANNOUNCEMENTS } from '#app/shell/modals/modal-ids.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  modals: [
    {
      id: ANNOUNCEMENTS,
      turn: 60,
      screen: screen(() => import('./announcements-dialog.tsx').then((file) => file.AnnouncementsDialog)),
    },
  ],
  accountMenu: [
    {
      order: 40,
      icon: 'megaphone-simple',
      label: 'entry.announcements',
      modal: ANNOUNCEMENTS,
      audience: 'logged-in',
    },
  ],
  sessionHooks: [
    {
      order: 60,
      screen: screen(() => import('./announcement-watch.tsx').then((file) => file.AnnouncementWatch)),
    },
  ],
}));
