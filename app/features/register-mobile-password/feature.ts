import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

/** Who registers with a number chooses a password too, and can log in without a code. */
export const feature = defineFeature({ module, name }, () => ({
  registrationParts: [{ order: 20, ways: ['mobile'], account: ['password', 'confirmPassword'] }],
}));
