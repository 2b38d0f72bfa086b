// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { deleteStoredPassword } from './delete-stored-password.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('deletes a stored password and its key, and nothing else', () => {
  const written = vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  const deleteDatabase = vi.fn();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  deleteStoredPassword('/casino/');
  expect(written.mock.calls).toEqual([['lastLogIn=; Max-Age=0; Path=/casino/; Secure; SameSite=Strict']]);
  expect(deleteDatabase.mock.calls).toEqual([['remember-me']]);
});

it('does not fail where the browser forbids the database', () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(() => deleteStoredPassword('/')).not.toThrow();
});
