import { defineFeature } from '../../shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, () => ({
  registrationMethods: [
    {
      order: 20,
      way: 'mobile',
      label: 'entry.tab',
      account: ['mobileNum'],
      load: () => import('./send-by-mobile.ts').then((file) => file.sendByMobile),
    },
  ],
}));
