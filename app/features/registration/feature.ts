import { paths } from '#app/shell/router/paths.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

/** The sheet and its links. Other features contribute the ways to register. */
export const feature = defineFeature({ module, name }, ({ screen }) => ({
  headerActions: [{ order: 50, audience: 'guest', path: paths.register, label: 'entry.register', isCall: true }],
  loginMethods: [
    { order: 80, screen: screen(() => import('./register-invite.tsx').then((file) => file.RegisterInvite)) },
  ],
  modals: [
    {
      id: 'registration',
      path: paths.register,
      screen: screen(() => import('./register-sheet.tsx').then((file) => file.RegisterSheet)),
    },
  ],
}));
