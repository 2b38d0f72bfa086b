import { SET_EMAIL } from '#app/shell/member/account-modals.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  memberPages: [
    {
      id: 'securityCenter',
      group: 'account',
      order: 10,
      isFirst: true,
      icon: 'shield-check',
      label: 'entry.account',
      audience: 'logged-in',
      screen: screen(() => import('./my-account-page.tsx').then((file) => file.MyAccountPage)),
    },
  ],
  refusals: [
    {
      order: 20,
      codes: ['owner_unknown'],
      audience: 'logged-in',
      screen: screen(() => import('./personal/owner-unknown.tsx').then((file) => file.OwnerUnknown)),
    },
  ],
  modals: [
    {
      id: SET_EMAIL,
      call: 'POST /wps/member/email',
      audience: 'logged-in',
      screen: screen(() => import('./personal/email-modal.tsx').then((file) => file.EmailModal)),
    },
  ],
}));
