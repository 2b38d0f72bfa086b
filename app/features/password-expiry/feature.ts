import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, () => ({
  passwordChecks: [{ order: 20, load: () => import('./expired-password.ts').then((file) => file.isExpired) }],
}));
