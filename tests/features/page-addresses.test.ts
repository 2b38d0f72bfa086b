import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTRACT_FIELDS } from '#app/features/agent-contracts/use-contract-address.ts';
import { MESSAGES_FIELDS } from '#app/features/agent-messages/use-messages-address.ts';
import { RECORDS_FIELDS } from '#app/features/agent-records/shared/use-records-address.ts';
import { REGISTRATION_FIELDS } from '#app/features/agent-registration/use-registration-address.ts';
import { PROFIT_FIELDS } from '#app/features/agent-reports/profit/use-profit-address.ts';
import { TEAM_FIELDS } from '#app/features/agent-team/use-team-address.ts';
import { BONUS_FIELDS } from '#app/features/bonus-details/use-bonus-address.ts';
import { INBOX_FIELDS } from '#app/features/messages/use-message-address.ts';
import { MISSION_FIELDS } from '#app/features/missions/use-missions-address.ts';
import { MALL_FIELDS } from '#app/features/point-mall/mall/use-mall-address.ts';
import type { AddressFields } from '#app/shell/router/address-fields.ts';

/** What an address may hold: texts of anyone, and those that a page writes. */
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.nat().map(String),
  fc.constantFrom('*', '1', 'open', 'all', 'ascending', 'descending', 'team', 'account', 'balance', 'idle', 'levels'),
);

const FIELDS = [
  ...fieldsOf('contracts', CONTRACT_FIELDS),
  ...fieldsOf('messages of agents', MESSAGES_FIELDS),
  ...fieldsOf('records of a team', RECORDS_FIELDS),
  ...fieldsOf('links', REGISTRATION_FIELDS),
  ...fieldsOf('profit by user', PROFIT_FIELDS),
  ...fieldsOf('team', TEAM_FIELDS),
  ...fieldsOf('bonuses', BONUS_FIELDS),
  ...fieldsOf('messages', INBOX_FIELDS),
  ...fieldsOf('missions', MISSION_FIELDS),
  ...fieldsOf('point mall', MALL_FIELDS),
];

describe('the address of a page', () => {
  it.each(FIELDS)(
    'holds $name as it was written, and reads anything else as a value it can write',
    ({ read, again }) => {
      fc.assert(
        fc.property(texts, (text) => {
          expect(again(text)).toEqual(read(text));
        }),
        { numRuns: 300 },
      );
    },
  );

  it.each(FIELDS)('leaves out the usual $name', ({ usual }) => {
    expect(usual()).toBe('');
  });
});

function fieldsOf<Values>(page: string, fields: AddressFields<Values>) {
  const laws: {
    name: string;
    read: (text: string) => unknown;
    again: (text: string) => unknown;
    usual: () => string;
  }[] = [];
  for (const name in fields) {
    const { read, write } = fields[name];
    laws.push({
      name: `${name} of ${page}`,
      read,
      again: (text) => read(write(read(text))),
      usual: () => write(read('')),
    });
  }
  return laws;
}
