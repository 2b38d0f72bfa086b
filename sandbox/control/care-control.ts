import type { FastifyInstance } from 'fastify';
import { operatorToken } from '../care/log/operator-token.ts';
import { type Listing, listPerson } from '../care/operator/list-person.ts';
import { CARE_ACTIONS, type CareAction, operateCare } from '../care/operator/operate-care.ts';
import type { Platform } from '../platform.ts';

const CARE_BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['account', 'action'],
  properties: { account: { type: 'string', maxLength: 255 }, action: { enum: CARE_ACTIONS } },
} as const;

const TRAIT = { type: 'string', maxLength: 255 } as const;
const LISTING_BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['listed'],
  properties: {
    listed: { type: 'boolean' },
    ...{ account: TRAIT, mobile: TRAIT, email: TRAIT, name: TRAIT, birthday: TRAIT, card: TRAIT },
  },
} as const;

/** Player care by hand or in a test. */
export function serveCareControl(control: FastifyInstance, platform: Platform): void {
  control.put<{ Body: CareAction }>('/sandbox/control/care', { schema: { body: CARE_BODY } }, ({ body }) =>
    operateCare(platform, body),
  );
  control.put<{ Body: Listing }>('/sandbox/control/register', { schema: { body: LISTING_BODY } }, ({ body }) =>
    listPerson(platform.db, body),
  );
  control.get('/sandbox/control/operator', () => ({ token: operatorToken(platform) }));
}
