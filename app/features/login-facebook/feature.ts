import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  loginMethods: [
    {
      order: 40,
      way: 'facebook',
      screen: screen(() => import('./facebook-button.tsx').then((file) => file.FacebookButton)),
    },
  ],
}));
