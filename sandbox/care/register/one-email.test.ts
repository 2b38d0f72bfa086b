import { expect, test } from 'vitest';
import { oneEmail } from './one-email.ts';

test.each([
  ['Ana@Example.com ', 'ana@example.com'],
  ['ana+bonus@example.com', 'ana@example.com'],
  ['a.n.a@gmail.com', 'ana@gmail.com'],
  ['a.na+x@googlemail.com', 'ana@gmail.com'],
  ['ａｎａ@example.com', 'ana@example.com'],
  // Another provider distinguishes these two.
  ['a.na@example.com', 'a.na@example.com'],
  ['+ana@example.com', '+ana@example.com'],
  ['', ''],
])('%j is the mailbox %j', (email, mailbox) => {
  expect(oneEmail(email)).toBe(mailbox);
});
