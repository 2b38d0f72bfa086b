import type { ServeControl } from '../hooks/control-calls.ts';
import { type LockRequest, lockAccount } from './lock-account.ts';

const LOCK_BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['account', 'isLocked'],
  properties: { account: { type: 'string', maxLength: 255 }, isLocked: { type: 'boolean' } },
} as const;

export const serveControl: ServeControl = (control, platform) => {
  control.put<{ Body: LockRequest }>('/lock', { schema: { body: LOCK_BODY } }, ({ body }) =>
    lockAccount(platform, body),
  );
};
