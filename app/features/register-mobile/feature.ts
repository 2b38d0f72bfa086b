import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  registrationMethods: [
    {
      order: 20,
      way: 'mobile',
      label: 'entry.tab',
      account: ['mobileNum'],
      load: () => import('./send-by-mobile.ts').then((file) => file.sendByMobile),
    },
  ],
  registrationNumbers: [
    {
      order: 10,
      ways: ['mobile'],
      screen: screen(() => import('./plain-number.tsx').then((file) => file.PlainNumber)),
    },
  ],
}));
