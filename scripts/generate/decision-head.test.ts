import { expect, test } from 'vitest';
import { readDecision } from './decision-head.ts';

const decision = (line: string) => `# 0012: Codes by SMS\n\n${line}\n\n**Context.** A phone.\n`;

test.each([
  ['*Tests. In force.*', { part: 'Tests', status: 'In force' }],
  [
    '*Money and games. In force, amended by [0013](0013-a.md) and [0014](0014-b.md).*',
    {
      part: 'Money and games',
      status: 'In force, amended by [0013](decisions/0013-a.md) and [0014](decisions/0014-b.md)',
    },
  ],
  ['*Tests. Superseded by [0015](0015-c.md).*', { part: 'Tests', status: 'Superseded by [0015](decisions/0015-c.md)' }],
])('reads the head with %s', (line, head) => {
  expect(readDecision('0012-codes.md', decision(line))).toEqual({
    file: '0012-codes.md',
    number: '0012',
    title: 'Codes by SMS',
    ...head,
  });
});

test.each([
  ['', 'a missing line'],
  ['*Looks. In force.*', 'an unknown part'],
  ['*Tests. Old.*', 'an unknown status'],
])('refuses %j, which is %s, and shows how it is written', (line) => {
  expect(() => readDecision('0012-codes.md', decision(line))).toThrow(
    /0012-codes\.md needs the line.*\*Tests\. In force.*Money and games/s,
  );
});
