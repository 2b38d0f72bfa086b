import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

/** Invitations of friends and their rewards. */
export const feature = defineFeature({ module, name }, ({ screen }) => ({
  memberPages: [
    {
      id: 'referral',
      group: 'activity',
      order: 110,
      icon: 'user-plus',
      label: 'entry.invite',
      audience: 'logged-in',
      screen: screen(() => import('./invite-page.tsx').then((file) => file.InvitePage)),
    },
  ],
}));
