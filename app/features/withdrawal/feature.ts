import { SET_PAYMENT_PASSWORD } from '#app/shell/member/account-modals.ts';
import { defineFeature } from '#app/shell/slots/define-feature.ts';
import { module, name } from './feature.json';

export const feature = defineFeature({ module, name }, ({ screen }) => ({
  memberPages: [
    {
      id: 'withdraw',
      group: 'money',
      order: 40,
      movesMoney: true,
      button: 'outline',
      gate: 'verification',
      icon: 'bank',
      label: 'entry.withdraw',
      audience: 'logged-in',
      screen: screen(() => import('./withdrawal-page.tsx').then((file) => file.WithdrawalPage)),
    },
  ],
  accountParts: [
    {
      order: 20,
      audience: 'logged-in',
      screen: screen(() => import('./accounts/accounts-card.tsx').then((file) => file.AccountsCard)),
    },
  ],
  modals: [
    {
      id: SET_PAYMENT_PASSWORD,
      audience: 'logged-in',
      screen: screen(() => import('./pay/payment-password-modal.tsx').then((file) => file.PaymentPasswordModal)),
    },
  ],
}));
