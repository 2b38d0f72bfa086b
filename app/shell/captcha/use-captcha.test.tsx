// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { CaptchaField } from './captcha-field.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// @proves 5.3, 2.46
it('shows another picture at most once a second', async () => {
  const { calls } = fakePlatform({ captcha: () => ({ value: 'AAAA', captchaId: 'c1' }) });
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000_000);
  showInSite(<CaptchaField name="captcha" serial={0} />, { at: '/login', words: {} });
  const refresh = screen.getByRole('button', { name: /show another one/ });
  await waitFor(() => expect(refresh.querySelector('img')).not.toBeNull());
  fireEvent.click(refresh);
  await waitFor(() => expect(calls).toHaveLength(2));
  clock.mockReturnValue(1_000_999);
  fireEvent.click(refresh);
  expect(calls).toHaveLength(2);
  clock.mockReturnValue(1_001_000);
  fireEvent.click(refresh);
  await waitFor(() => expect(calls).toHaveLength(3));
});
