import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  loginMethods: [
    {
      order: 25,
      autofill: true,
      screen: screen(() => import('./passkey-button.tsx').then((file) => file.PasskeyButton)),
    },
  ],
}));
