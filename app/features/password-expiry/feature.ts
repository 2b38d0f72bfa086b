import { defineFeature } from '../../shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, () => ({
  passwordChecks: [{ order: 20, mustChange: ({ passwordExpired }) => passwordExpired }],
}));
