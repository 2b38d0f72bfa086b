// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePlatform, type RecordedCall } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import type { Site } from '#app/shell/site/create-site.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { AskQuestion } from './ask-question.tsx';
import { QUESTION_ANSWERED, SECURITY_QUESTION } from './modal-ids.ts';

const securityConfig = {
  securityQuestions: { enabled: true, isComplete: true },
  idVerification: { enabled: false, isComplete: false, status: 'N' },
} as const;

let calls: readonly RecordedCall[];
let site: Site;

beforeEach(() => {
  sessionStorage.clear();
  calls = fakePlatform({ securityConfig: () => ({ info: securityConfig }) }).calls;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Renders the hook for a logged-in person. */
function enter(status: 'member' | 'agent' | 'trial') {
  const open = vi.fn<(id: string) => void>();
  site = showInSite(<AskQuestion />, {
    at: '/index',
    words: {},
    prepare: ({ session, modals }) => {
      session.store.setState({ status, member, over: false });
      vi.spyOn(modals, 'open').mockImplementation(open);
    },
  });
  return open;
}

it.each(['member', 'agent'] as const)('asks a %s with a security question', async (status) => {
  const open = enter(status);
  await waitFor(() => expect(open).toHaveBeenCalledWith(SECURITY_QUESTION));
});

it.each([
  ['asks again where the platform says that the answer is due', true],
  ['does not ask where the platform says that it is not', false],
])('%s, whatever the tab remembers', async (_what, isDue) => {
  const securityQuestions = { ...securityConfig.securityQuestions, isDue };
  calls = fakePlatform({ securityConfig: () => ({ info: { ...securityConfig, securityQuestions } }) }).calls;
  if (isDue) sessionStorage.setItem(QUESTION_ANSWERED, '1');
  const open = enter('member');
  await waitFor(() => expect(site.modals.store.getState().due[SECURITY_QUESTION]).toBe(isDue));
  expect(open.mock.calls).toEqual(isDue ? [[SECURITY_QUESTION]] : []);
});

it('does not take a failure for an answer: it asks again, and nothing later opens before', async () => {
  vi.useFakeTimers();
  let isWell = false;
  calls = fakePlatform({ securityConfig: () => (isWell ? { info: securityConfig } : new Response('<html>')) }).calls;
  const due = () => site.modals.store.getState().due[SECURITY_QUESTION];
  const open = enter('member');
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect([calls.length, open.mock.calls, due()]).toEqual([1, [], undefined]);
  isWell = true;
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect([open.mock.calls, due()]).toEqual([[[SECURITY_QUESTION]], true]);
});

it('asks nothing of a trial account', async () => {
  const open = enter('trial');
  await act(async () => {});
  expect(open).not.toHaveBeenCalled();
  expect(calls).toEqual([]);
});
