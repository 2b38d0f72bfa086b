import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';
import { REALITY_CHECK } from './modal-id.ts';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  modals: [
    {
      id: REALITY_CHECK,
      audience: 'logged-in',
      screen: screen(() => import('./in-session.tsx').then((file) => file.inSession.check)),
    },
  ],
  sessionHooks: [
    {
      order: 31,
      audience: 'logged-in',
      screen: screen(() => import('./in-session.tsx').then((file) => file.inSession.watch)),
    },
    {
      order: 32,
      audience: 'logged-in',
      screen: screen(() => import('./in-session.tsx').then((file) => file.inSession.clock)),
    },
  ],
}));
