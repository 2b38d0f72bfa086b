import { expect, it } from 'vitest';
import { reportTable } from './report-table.ts';

it('has a line for each language with its faults by check', () => {
  const fault = { file: 'locales/DE/shell.json', key: 'title', says: '' };
  const sizes = new Map([
    ['shell', 3000],
    ['deposit', 377],
  ]);
  const faults = [
    { ...fault, check: 'length' as const },
    { ...fault, check: 'length' as const },
  ];
  const table = reportTable([
    { code: 'EN', english: 'English', sizes, faults: [], drafts: 0, stale: 0 },
    { code: 'DE', english: 'German', sizes, faults, drafts: 120, stale: 3 },
  ]);
  const [head = '', english = '', german = ''] = table.split('\n');
  expect(head).toMatch(/^ +language +texts +keys .* length +terms +drafts +stale$/);
  expect(english).toMatch(/^EN {2}English +3377( +0)+$/);
  expect(german).toMatch(/^DE {2}German +3377( +0){7} +2 +0 +120 +3$/);
});
