import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

/** Listed before the email method if the brand has both. */
export const feature = defineFeature({ module, name }, ({ screen }) => ({
  forgotMethods: [
    {
      order: 10,
      label: 'entry.tab',
      screen: screen(() => import('./mobile-form.tsx').then((file) => file.MobileForm)),
    },
  ],
}));
