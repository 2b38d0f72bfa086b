import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, () => ({
  logInMemory: [
    { order: 10, load: (brand, platform) => import('./memory.ts').then((file) => file.memoryOf(brand, platform)) },
  ],
}));
