import { expect, it } from 'vitest';
import { faultsOf, firstOf, recipientsOf } from './message-draft.ts';

const draft = { kind: 'upline', account: '', accounts: [], group: '', subject: 'Hi', text: 'There' } as const;

it.each([
  [{}, []],
  [{ kind: 'downline' }, ['account']],
  [{ kind: 'group' }, ['group']],
  [{ subject: ' ', text: '\n' }, ['subject', 'text']],
  [{ subject: '\u200b', text: '\u2060\u200d' }, ['subject', 'text']],
  [{ subject: 'می\u200cخواهم' }, []],
  [{ subject: 'x'.repeat(100), text: '👨‍👩‍👧'.repeat(1000) }, []],
  [{ subject: 'x'.repeat(101), text: 'x'.repeat(1001) }, ['subjectLong', 'textLong']],
] as const)('finds what is wrong with %j', (part, faults) => expect(faultsOf({ ...draft, ...part })).toEqual(faults));

it.each([
  [{ kind: 'upline', account: 'kikor', group: 'team' }, { kind: 'upline' }],
  [
    { kind: 'downline', account: ' kikor ', group: 'team' },
    { kind: 'downline', account: 'kikor' },
  ],
  [{ kind: 'group', account: 'kikor', group: 'agents' }, { kind: 'agents' }],
  [
    { kind: 'group', account: '', group: 'level-3' },
    { kind: 'level', level: 3 },
  ],
  [
    { kind: 'downlines', account: '', accounts: ['kikor', 'coral'], group: '' },
    { kind: 'downlines', accounts: ['kikor', 'coral'] },
  ],
] as const)('addresses %j', (part, to) => expect(recipientsOf({ accounts: [], ...part })).toEqual(to));

it('takes one selected account for one downline', () => {
  expect(firstOf(['kikor'])).toEqual({ kind: 'downline', account: 'kikor' });
  expect(firstOf(['kikor', 'coral'])).toMatchObject({ kind: 'downlines', accounts: ['kikor', 'coral'] });
});
