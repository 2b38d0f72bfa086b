import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

/** Verifies the mobile number with a code for every way to register. */
export const feature = defineFeature({ module, name }, ({ screen }) => ({
  registrationNumbers: [
    {
      order: 30,
      ways: ['username', 'mobile'],
      screen: screen(() => import('./verified-number.tsx').then((file) => file.VerifiedNumber)),
    },
  ],
}));
