// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/login-google.json' with { type: 'json' };
import { SignInButton } from './sign-in-button.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('closes the provider’s window with the sheet that opened it', async () => {
  const closed = vi.fn();
  vi.stubGlobal('open', () => ({ closed: false, close: closed, location: { replace: vi.fn() } }));
  fakePlatform({ oidcProvider: () => new Promise(() => {}) });
  const button = (
    <SignInButton provider="google" text={(key) => words[key]} enter={async () => 'member'} isAccepted={() => true}>
      {null}
    </SignInButton>
  );
  showInSite(button, { at: '/login', words: {} });
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true'));
  expect(closed).not.toHaveBeenCalled();
  cleanup();
  expect(closed).toHaveBeenCalledOnce();
});
