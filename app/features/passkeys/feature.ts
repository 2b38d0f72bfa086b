import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  accountParts: [
    {
      order: 10,
      audience: 'logged-in',
      screen: screen(() => import('./card/passkeys-card.tsx').then((file) => file.PasskeysCard)),
    },
  ],
  withdrawalProofs: [
    {
      order: 10,
      audience: 'logged-in',
      screen: screen(() => import('./proof/passkey-proof.tsx').then((file) => file.PasskeyProof)),
    },
  ],
}));
