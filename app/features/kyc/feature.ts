import { late } from '../../shell/loading/late.tsx';
import { defineFeature } from '../../shell/slots/define-feature.ts';
import { KYC } from '../../shell/verification/modal-ids.ts';
import { useVerification } from '../../shell/verification/verification-context.tsx';
import { module, name } from './feature.json';

/** Listens only once somebody is logged in; a part that cannot be had asks for nothing. */
const VerificationWatch = late(
  () => import('./verification-watch.tsx').then((file) => file.VerificationWatch),
  () => null,
);

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  modals: [
    {
      id: KYC,
      turn: 30,
      audience: 'logged-in',
      screen: screen(() => import('./kyc-modal.tsx').then((file) => file.KycModal)),
    },
  ],
  accountMenu: [
    {
      order: 20,
      icon: 'identification-card',
      label: 'entry.verify',
      modal: KYC,
      audience: 'logged-in',
      note: screen(() => import('./state-note.tsx').then((file) => file.StateNote)),
      useVisible: () => useVerification() !== 'none',
    },
  ],
  sessionHooks: [
    {
      order: 30,
      audience: 'logged-in',
      screen: screen(() => import('./verification-watch.tsx').then((file) => file.VerificationWatch)),
    },
  ],
}));
