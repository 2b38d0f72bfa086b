// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { requestFor } from '#app/shell/bot-check/bot-check-request.fixture.ts';
import { doubleScripts } from '#app/shell/outside-script/script-double.fixture.ts';
import { checkWithHcaptcha } from './hcaptcha.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('loads hCaptcha’s script, returns its token, and removes the widget', async () => {
  const api = { render: vi.fn(() => 'w1'), execute: vi.fn(async () => ({ response: 'a token' })), remove: vi.fn() };
  const loaded = doubleScripts(() => vi.stubGlobal('hcaptcha', api));
  expect(await checkWithHcaptcha(requestFor('hcaptcha'))).toBe('a token');
  expect(loaded).toEqual(['https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off']);
  expect(api.render).toHaveBeenCalledWith(expect.any(HTMLElement), expect.objectContaining({ sitekey: 'site-key-1' }));
  expect(api.remove).toHaveBeenCalledWith('w1');
  expect(document.querySelector('dialog')).toBeNull();
});
