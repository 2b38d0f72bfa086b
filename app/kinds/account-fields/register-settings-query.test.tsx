// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { settings } from './register-settings.fixture.ts';
import { useRegisterSettings } from './register-settings-query.ts';

const MINUTE = 60_000;
let platform: ReturnType<typeof fakePlatform>;
let clock: ReturnType<typeof vi.spyOn>;

function Rules() {
  return <p>{useRegisterSettings().data?.username.maxLength ?? 'waiting'}</p>;
}

/** Opens the form on a new page of this tab. */
async function openForm(merchant = 'test01') {
  cleanup();
  showInSite(<Rules />, { at: '/register', words: {}, brand: { merchant } });
  await screen.findByText('16');
}

beforeEach(() => {
  clock = vi.spyOn(Date, 'now').mockReturnValue(0);
  platform = fakePlatform({ registerSettings: () => settings });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const calls = () => platform.callsOf('registerSettings').length;

// @proves 7.31
it('keeps the rules of the registration in session storage for five minutes', async () => {
  await openForm();
  clock.mockReturnValue(5 * MINUTE - 1);
  await openForm();
  expect(calls()).toBe(1);
  clock.mockReturnValue(5 * MINUTE);
  await openForm();
  expect(calls()).toBe(2);
});

it('keeps the rules of each merchant apart', async () => {
  await openForm();
  await openForm('other01');
  expect(calls()).toBe(2);
});
