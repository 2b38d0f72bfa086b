import { expect, it } from 'vitest';
import { assertPreviewName, previewHost } from './preview-host.ts';
import { ownPassword } from './preview-password.ts';

it('is the name before the host of the site', () => {
  expect(previewHost('summer-games', 'acme.example')).toBe('summer-games.acme.example');
  expect(() => previewHost('summer', `${'a.'.repeat(122)}example`)).toThrow('too long');
});

it.each(['', 'Summer', '1st', 'a--b', 'xn--a', 'a-', '../x', 'a.b', 'a'.repeat(31)])('cannot begin with %j', (name) => {
  expect(() => assertPreviewName(name)).toThrow('cannot name a preview');
});

it('has a password of the operator only if that is long enough, and never says it', () => {
  const read = (password: string) => ownPassword({ BRANDGEN_PREVIEW_PASSWORD: password });
  expect([read(''), read('correct-horse-battery')]).toEqual([undefined, 'correct-horse-battery']);
  for (const weak of ['hunter2', 'correct horse battery', 'x'.repeat(73)]) {
    expect(() => read(weak)).toThrow(/needs 16 to 72 letters(?!.*hunter2)/);
  }
});
