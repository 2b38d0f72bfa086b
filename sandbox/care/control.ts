import type { ServeControl } from '../hooks/control-calls.ts';
import { operatorToken } from './log/operator-token.ts';
import { type Listing, listPerson } from './operator/list-person.ts';
import { CARE_ACTIONS, type CareAction, operateCare } from './operator/operate-care.ts';

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
export const serveControl: ServeControl = (control, platform) => {
  control.put<{ Body: CareAction }>('/care', { schema: { body: CARE_BODY } }, ({ body }) =>
    operateCare(platform, body),
  );
  control.put<{ Body: Listing }>('/register', { schema: { body: LISTING_BODY } }, ({ body }) =>
    listPerson(platform.db, body),
  );
  control.get('/operator', () => ({ token: operatorToken(platform) }));
};
