import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  loginMethods: [
    { order: 30, way: 'google', screen: screen(() => import('./google-button.tsx').then((file) => file.GoogleButton)) },
  ],
}));
