import type { ServeControl } from '../hooks/control-calls.ts';
import { operateWithdrawal, WITHDRAWAL_STEPS, type WithdrawalStep } from './operate-withdrawal.ts';
import { withdrawalItem } from './withdrawal-item.ts';

const WITHDRAWAL_BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['orderId', 'step'],
  properties: {
    orderId: { type: 'string', maxLength: 32 },
    step: { enum: WITHDRAWAL_STEPS },
    sent: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
  },
} as const;

export const serveControl: ServeControl = (control, platform) => {
  control.put<{ Body: WithdrawalStep }>('/withdrawal', { schema: { body: WITHDRAWAL_BODY } }, async ({ body }) =>
    withdrawalItem(platform, await operateWithdrawal(platform, body)),
  );
};
