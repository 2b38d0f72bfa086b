import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  balanceLines: [
    {
      order: 20,
      audience: 'logged-in',
      screen: screen(() => import('./contracts-line.tsx').then((file) => file.ContractsLine)),
    },
  ],
}));
