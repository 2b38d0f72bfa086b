import type { ServeControl } from '../hooks/control-calls.ts';
import { type AdoptedMember, adoptMember } from './adopt-member.ts';

const ADOPTED_BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['token', 'account', 'nickname', 'type', 'vipLabel', 'balance'],
  properties: {
    token: { type: 'string', minLength: 1, maxLength: 4096 },
    account: { type: 'string', minLength: 1, maxLength: 255 },
    nickname: { type: 'string', maxLength: 255 },
    type: { type: 'integer' },
    vipLabel: { type: 'string', maxLength: 255 },
    balance: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
  },
} as const;

export const serveControl: ServeControl = (control, platform) => {
  control.put<{ Body: AdoptedMember }>('/member', { schema: { body: ADOPTED_BODY } }, async ({ body }) => {
    await adoptMember(platform, body);
    return {};
  });
};
