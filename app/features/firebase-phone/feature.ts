import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, () => ({
  phoneVerifiers: [
    { order: 10, load: () => import('./firebase-verifier.ts').then((file) => file.createFirebaseVerifier) },
  ],
}));
