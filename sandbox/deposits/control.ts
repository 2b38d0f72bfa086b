import type { ServeControl } from '../hooks/control-calls.ts';
import { DEPOSIT_VERDICTS, type DepositVerdict, decideDeposit } from './end-deposit.ts';
import { orderItem } from './order-item.ts';

const DEPOSIT_BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['orderId', 'status'],
  properties: { orderId: { type: 'string', maxLength: 32 }, status: { enum: DEPOSIT_VERDICTS } },
} as const;

export const serveControl: ServeControl = (control, platform) => {
  control.put<{ Body: DepositVerdict }>('/deposit', { schema: { body: DEPOSIT_BODY } }, async ({ body }) =>
    orderItem(platform, await decideDeposit(platform, body), platform.brand.languages.default),
  );
};
