import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { KYC, KYC_AHEAD } from '#app/shell/verification/modal-ids.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  modals: [
    {
      id: KYC,
      turn: 30,
      awaited: true,
      audience: 'logged-in',
      screen: screen(() => import('./kyc-modal.tsx').then((file) => file.KycModal)),
    },
    { id: KYC_AHEAD, screen: screen(() => import('./kyc-ahead.tsx').then((file) => file.KycAhead)) },
  ],
  accountMenu: [
    {
      order: 20,
      icon: 'identification-card',
      label: 'entry.verify',
      modal: KYC,
      audience: 'logged-in',
      note: screen(() => import('./state-note.tsx').then((file) => file.StateNote)),
      needs: 'verification',
    },
  ],
  verificationGates: [
    { screen: screen(() => import('./verification-gate.tsx').then((file) => file.VerificationGate)) },
  ],
  sessionHooks: [
    {
      order: 30,
      audience: 'logged-in',
      decides: KYC,
      owed: KYC,
      screen: screen(() => import('./verification-watch.tsx').then((file) => file.VerificationWatch)),
    },
  ],
}));
