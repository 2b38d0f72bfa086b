import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

/** A mobile number is taken with the code that was sent to it, whichever way one registers. */
export const feature = defineFeature({ module, name }, ({ screen }) => ({
  registrationNumbers: [
    {
      order: 30,
      ways: ['username', 'mobile'],
      screen: screen(() => import('./verified-number.tsx').then((file) => file.VerifiedNumber)),
    },
  ],
}));
