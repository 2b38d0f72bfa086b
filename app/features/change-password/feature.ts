import { CHANGE_PASSWORD } from '#app/shell/modals/modal-ids.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  passwordChecks: [{ order: 10, load: () => import('./must-change.ts').then((file) => file.mustChange) }],
  modals: [
    {
      id: CHANGE_PASSWORD,
      turn: 10,
      screen: screen(() => import('./change-password-modal.tsx').then((file) => file.ChangePasswordModal)),
    },
  ],
}));
