import { expect, it } from 'vitest';
import { operationsIn, partOfSite } from './read-senders.ts';

it('reads the operations that a source imports', () => {
  const source = `import { balance } from '#app/platform/generated/operations/balance.ts';
import { login as logIn, logout } from '../operations/login.ts';
import { ask } from '../ask.ts';`;
  expect(operationsIn(source)).toEqual(['balance', 'login', 'logout']);
});

it.each([
  ['app/features/deposit/form/amount-form.tsx', 'app/features/deposit'],
  ['app/shell/captcha/use-captcha.ts', 'app/shell/captcha'],
  ['app/session/log-in.ts', 'app/session'],
])('counts %s to %s', (file, part) => {
  expect(partOfSite(file)).toBe(part);
});
