import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

/** Adds a password to the registration by mobile number, so that the member can also log in without a code. */
export const feature = defineFeature({ module, name }, () => ({
  registrationParts: [{ order: 20, ways: ['mobile'], account: ['password', 'confirmPassword'] }],
}));
