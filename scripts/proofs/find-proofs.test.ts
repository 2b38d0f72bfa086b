import { expect, it } from 'vitest';
import { tagsIn } from './find-proofs.ts';

it('reads what a test proves, over several lines and beside other comments', () => {
  const source = `
describe('codes', () => {
  // @proves 4.1, 8.2 in Arabic
  // @proves POST /wps/session/login
  // Once is enough.
  it('are good once', async () => {});
});
// @proves 5.3
test.each([['a'], ["b"]])("refuses %s, who's there", (value) => {});
`;
  expect(tagsIn('a.test.ts', source)).toEqual([
    { ids: ['4.1', '8.2 in Arabic'], title: 'are good once', line: 3 },
    { ids: ['POST /wps/session/login'], title: 'are good once', line: 4 },
    { ids: ['5.3'], title: "refuses %s, who's there", line: 8 },
  ]);
});

it('finds a tag above something else, and at the end', () => {
  const source = '// @proves 4.1\nconst code = 1;\ntest("is good", () => {});\n// @proves 4.2\n';
  expect(tagsIn('a.test.ts', source)).toEqual([
    { ids: ['4.1'], title: undefined, line: 1 },
    { ids: ['4.2'], title: undefined, line: 4 },
  ]);
});
