import { FORGOTTEN } from '#app/shell/log-in/forgotten.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  modals: [
    {
      id: FORGOTTEN,
      audience: 'guest',
      screen: screen(() => import('./forgot-sheet.tsx').then((file) => file.ForgotSheet)),
    },
  ],
  forgotMethods: [
    { order: 20, label: 'entry.tab', screen: screen(() => import('./email-form.tsx').then((file) => file.EmailForm)) },
  ],
}));
