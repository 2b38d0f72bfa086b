import type { ServeControl } from '../hooks/control-calls.ts';
import { VERIFICATION_STATES } from '../roster/verification.ts';
import { type ReviewRequest, reviewAccount } from './review-account.ts';

const REVIEW_BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['account', 'status'],
  properties: { account: { type: 'string', maxLength: 255 }, status: { enum: VERIFICATION_STATES } },
} as const;

export const serveControl: ServeControl = (control, platform) => {
  control.put<{ Body: ReviewRequest }>('/verification', { schema: { body: REVIEW_BODY } }, ({ body }) =>
    reviewAccount(platform, body),
  );
};
