import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

/** Proves the mobile number with a code, whichever way a visitor registers. */
export const feature = defineFeature({ module, name }, ({ screen }) => ({
  registrationNumbers: [
    {
      order: 30,
      ways: ['username', 'mobile'],
      screen: screen(() => import('./verified-number.tsx').then((file) => file.VerifiedNumber)),
    },
  ],
}));
