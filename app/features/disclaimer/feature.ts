import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { DisclaimerWatch } from './disclaimer-watch.tsx';
import { module, name } from './feature.json';
import { DISCLAIMER } from './modal-id.ts';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  modals: [
    {
      id: DISCLAIMER,
      turn: 40,
      screen: screen(() => import('./disclaimer-dialog.tsx').then((file) => file.DisclaimerDialog)),
    },
  ],
  sessionHooks: [{ order: 40, component: DisclaimerWatch }],
}));
