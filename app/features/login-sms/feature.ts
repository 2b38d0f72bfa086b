import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  loginMethods: [
    {
      order: 20,
      way: 'sms',
      label: 'entry.tab',
      screen: screen(() => import('./sms-form.tsx').then((file) => file.SmsForm)),
    },
  ],
}));
