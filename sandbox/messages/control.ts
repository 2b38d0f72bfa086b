import type { ServeControl } from '../hooks/control-calls.ts';
import { seedUnread, type UnreadRequest } from './seed-unread.ts';

const UNREAD_BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['account', 'unread'],
  properties: { account: { type: 'string', maxLength: 255 }, unread: { type: 'integer', minimum: 0, maximum: 999 } },
} as const;

export const serveControl: ServeControl = (control, platform) => {
  control.put<{ Body: UnreadRequest }>('/messages', { schema: { body: UNREAD_BODY } }, ({ body }) =>
    seedUnread(platform, body),
  );
};
