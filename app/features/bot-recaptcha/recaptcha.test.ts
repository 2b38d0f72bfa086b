// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { requestFor } from '#app/shell/bot-check/bot-check-request.fixture.ts';
import { doubleScripts } from '#app/shell/outside-script/script-double.fixture.ts';
import { checkWithRecaptcha } from './recaptcha.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('loads Google’s script once with Trusted Types, and returns its token for the action', async () => {
  const execute = vi.fn(async () => 'a token');
  const loaded = doubleScripts(() => vi.stubGlobal('grecaptcha', { ready: (then: () => void) => then(), execute }));
  expect(await checkWithRecaptcha(requestFor('recaptcha'))).toBe('a token');
  expect(await checkWithRecaptcha(requestFor('recaptcha'))).toBe('a token');
  expect(loaded).toEqual(['https://www.google.com/recaptcha/api.js?render=site-key-1&trustedtypes=true']);
  expect(execute).toHaveBeenCalledWith('site-key-1', { action: 'login' });
});

it('fails when the script loads but is not reCAPTCHA', async () => {
  doubleScripts(() => undefined);
  await expect(checkWithRecaptcha(requestFor('recaptcha'))).rejects.toThrow('did not start');
});
