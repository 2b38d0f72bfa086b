import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, () => ({
  botChecks: [{ order: 10, load: () => import('./turnstile.ts').then((file) => file.checkWithTurnstile) }],
}));
