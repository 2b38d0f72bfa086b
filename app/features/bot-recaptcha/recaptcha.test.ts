// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { doubleScripts, requestFor } from '#app/shell/bot-check/script-double.fixture.ts';
import { checkWithRecaptcha } from './recaptcha.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('loads Google’s script once in its form for Trusted Types, and sends its score’s token for the action', async () => {
  const execute = vi.fn(async () => 'a token');
  const asked = doubleScripts(() => vi.stubGlobal('grecaptcha', { ready: (then: () => void) => then(), execute }));
  expect(await checkWithRecaptcha(requestFor('recaptcha'))).toBe('a token');
  expect(await checkWithRecaptcha(requestFor('recaptcha'))).toBe('a token');
  expect(asked).toEqual(['https://www.google.com/recaptcha/api.js?render=site-key-1&trustedtypes=true']);
  expect(execute).toHaveBeenCalledWith('site-key-1', { action: 'login' });
});

it('fails when the script comes and is something else', async () => {
  doubleScripts(() => undefined);
  await expect(checkWithRecaptcha(requestFor('recaptcha'))).rejects.toThrow('did not start');
});
