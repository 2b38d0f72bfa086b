// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import type { Site } from '#app/shell/site/create-site.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { useSecurityConfig } from '#app/shell/verification/use-security-config.ts';
import { POSTPONED } from './session-flags.ts';
import { usePostpone } from './use-postpone.ts';

const close = vi.fn();
let site: Site;

function Later() {
  const { postpone, message } = usePostpone(close);
  const { isSuccess } = useSecurityConfig();
  return (
    <button type="button" onClick={postpone} disabled={!isSuccess}>
      {message ?? 'Later'}
    </button>
  );
}

beforeEach(() => {
  sessionStorage.clear();
  close.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** @param isDue undefined for a platform that does not store it */
async function postpone(isDue: boolean | undefined, answer: () => Response | undefined = () => undefined) {
  const idVerification = {
    enabled: true,
    isComplete: false,
    status: 'N',
    ...(isDue !== undefined && { isDue }),
  } as const;
  const securityQuestions = { enabled: false, isComplete: false };
  const { callsOf } = fakePlatform({
    securityConfig: () => ({ info: { securityQuestions, idVerification } }),
    postponeVerification: answer,
  });
  const prepare = { at: '/index', words: { kyc: {} } };
  site = showInSite(<Later />, prepare);
  act(() => site.session.store.setState({ status: 'member', member }));
  await waitFor(() => expect(screen.getByRole('button')).toHaveProperty('disabled', false));
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  return callsOf('postponeVerification').length;
}

// @proves 2.54
it.each([
  [true, 1],
  [false, 0],
  [undefined, 0],
])('tells a platform that keeps it, where isDue is %s', async (isDue, calls) => {
  expect(await postpone(isDue)).toBe(calls);
  expect(close).toHaveBeenCalledOnce();
  expect(site.session.flags.has(POSTPONED)).toBe(true);
});

it('stays open when the platform could not be told', async () => {
  await postpone(true, () => refusal(500));
  await waitFor(() => expect(screen.getByRole('button').textContent).not.toBe('Later'));
  expect(close).not.toHaveBeenCalled();
  expect(site.session.flags.has(POSTPONED)).toBe(false);
});
