import { expect, it } from 'vitest';
import { splitByAudience } from './late-declarations.ts';

const declared = (contributions: Record<string, readonly (string | undefined)[]>) => ({
  name: 'deposit',
  module: null,
  contributions: Object.fromEntries(
    Object.entries(contributions).map(([slot, audiences]) => [slot, audiences.map((audience) => ({ audience }))]),
  ),
});

it.each([
  ['for people who are logged in', { memberPages: ['logged-in', 'agent'], modals: ['logged-in'] }, 'forAccounts'],
  ['for guests', { memberPages: ['guest'] }, 'forGuests'],
  ['with one entry for everyone', { memberPages: ['logged-in', undefined] }, 'forGuests'],
  ['that opens by itself beside what guests see', { modals: ['logged-in'], routes: ['everyone'] }, 'forGuests'],
] as const)('keeps a feature %s whole', (_what, contributions, part) => {
  const declaration = declared(contributions);
  expect(splitByAudience(declaration)).toEqual({ [part]: declaration });
});

it('leaves to the log-in the slots of which guests see nothing', () => {
  const hidden = {
    memberPages: ['logged-in'],
    accountMenu: [undefined],
    agentPages: [undefined],
    chosenActions: [undefined],
  };
  const declaration = declared({ navigation: [undefined], ...hidden, modals: ['logged-in'] });
  expect(splitByAudience(declaration)).toEqual({
    forGuests: declared({ navigation: [undefined], modals: ['logged-in'] }),
    forAccounts: declared(hidden),
  });
});
