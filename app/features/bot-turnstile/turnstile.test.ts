// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { requestFor } from '#app/shell/bot-check/bot-check-request.fixture.ts';
import { doubleScripts } from '#app/shell/outside-script/script-double.fixture.ts';
import { checkWithTurnstile } from './turnstile.ts';

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('loads Cloudflare’s script, and returns its widget’s token for the site key', async () => {
  const render = vi.fn((_place, { callback }) => callback('a token'));
  const loaded = doubleScripts(() => vi.stubGlobal('turnstile', { render }));
  expect(await checkWithTurnstile(requestFor('turnstile'))).toBe('a token');
  expect(loaded).toEqual(['https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit']);
  expect(render.mock.calls[0]?.[1]).toMatchObject({ sitekey: 'site-key-1', action: 'login', language: 'ar' });
  expect(document.querySelector('dialog')).toBeNull();
});

it('cancels when the person closes the window, and removes the window', async () => {
  vi.stubGlobal('turnstile', { render: vi.fn() });
  const proof = checkWithTurnstile(requestFor('turnstile'));
  await expect.poll(() => document.querySelector('dialog')?.ariaLabel).toBe('Please confirm');
  document.querySelector('dialog')?.dispatchEvent(new Event('close'));
  await expect(proof).rejects.toMatchObject({ details: { errorCode: 'bot_check_failed' } });
  expect(document.querySelector('dialog')).toBeNull();
});
