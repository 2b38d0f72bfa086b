import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, () => ({
  registrationMethods: [
    {
      order: 10,
      way: 'username',
      label: 'entry.tab',
      account: ['username', 'password', 'confirmPassword'],
      load: () => import('./send-by-username.ts').then((file) => file.sendByUsername),
    },
  ],
}));
