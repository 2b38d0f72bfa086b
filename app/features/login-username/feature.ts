import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  loginMethods: [
    {
      order: 10,
      way: 'username',
      label: 'entry.tab',
      screen: screen(() => import('./username-form.tsx').then((file) => file.UsernameForm)),
    },
  ],
}));
