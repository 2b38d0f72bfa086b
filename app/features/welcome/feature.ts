import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';
import { WELCOME } from './modal-id.ts';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  modals: [
    {
      id: WELCOME,
      turn: 25,
      awaited: true,
      audience: 'logged-in',
      screen: screen(() => import('./welcome-sheet.tsx').then((file) => file.WelcomeSheet)),
    },
  ],
  sessionHooks: [
    {
      order: 20,
      audience: 'logged-in',
      decides: WELCOME,
      screen: screen(() => import('./welcome-watch.tsx').then((file) => file.WelcomeWatch)),
    },
  ],
}));
