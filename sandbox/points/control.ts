import type { ServeControl } from '../hooks/control-calls.ts';
import { decideRedemption, type Verdict } from './redeem-points.ts';

const REDEMPTION_BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['redeemId', 'status'],
  properties: { redeemId: { type: 'integer', minimum: 1 }, status: { enum: ['approved', 'rejected'] } },
} as const;

export const serveControl: ServeControl = (control, { db, now }) => {
  control.put<{ Body: { redeemId: number; status: Verdict } }>(
    '/redemption',
    { schema: { body: REDEMPTION_BODY } },
    ({ body }) => decideRedemption(db, body.redeemId, body.status, now()),
  );
};
