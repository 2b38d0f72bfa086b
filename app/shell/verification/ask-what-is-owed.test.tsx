// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Fakes, fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { balance } from '#app/platform/generated/operations/balance.ts';
import { member } from '#app/session/member.fixture.ts';
import { SETTLED } from '#app/session/session-flags.ts';
import { CHANGE_PASSWORD } from '#app/shell/modals/modal-ids.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import { useSecurityConfig } from './use-security-config.ts';

const info = {
  securityQuestions: { enabled: true, isComplete: true },
  idVerification: { enabled: false, isComplete: false, status: 'N' },
} as const;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Settings() {
  useSecurityConfig();
  return null;
}

/** A member whose calls are refused, three at once. */
async function refused(errorCode: 'answer_due' | 'password_change_due', fakes: Fakes = {}) {
  const platform = fakePlatform({
    memberInfo: () => member,
    securityConfig: () => ({ info }),
    balance: () => refusal(403, { errorCode }),
    ...fakes,
  });
  const site = showInSite(<Settings />, { at: '/index', words: {} });
  await act(() => site.session.begin('T'));
  await waitFor(() => expect(platform.callsOf('securityConfig').length).toBeGreaterThan(0));
  await act(async () => {
    const calls = [1, 2, 3].map(() => balance(site.platform).catch(() => undefined));
    await Promise.all(calls);
  });
  return { platform, site };
}

it('asks once what a session owes after several calls were refused', async () => {
  const { platform, site } = await refused('answer_due');
  await waitFor(() => expect(platform.callsOf('securityConfig')).toHaveLength(2));
  expect(platform.callsOf('memberInfo')).toHaveLength(2);
  expect(site.session.store.getState().status).toBe('member');
});

it('does not ask without end where the settings are refused too', async () => {
  const { platform } = await refused('answer_due', {
    securityConfig: () => refusal(403, { errorCode: 'answer_due' }),
  });
  await waitFor(() => expect(platform.callsOf('memberInfo')).toHaveLength(2));
  await act(async () => {});
  expect(platform.callsOf('securityConfig').length).toBeLessThan(4);
});

it.each([
  [false, false, true],
  [true, false, false],
  [false, true, false],
])(
  'keeps for the next page whether nothing is owed: answer %s, verification %s',
  async (answer, verification, isSettled) => {
    const { securityQuestions, idVerification } = info;
    fakePlatform({
      securityConfig: () => ({
        info: {
          securityQuestions: { ...securityQuestions, isDue: answer },
          idVerification: { ...idVerification, isDue: verification },
        },
      }),
    });
    const { session, queries } = showInSite(<Settings />, {
      at: '/index',
      words: {},
      prepare: (site) => site.session.store.setState({ status: 'member', member }),
    });
    await waitFor(() => expect(queries.isFetching()).toBe(0));
    expect(session.flags.has(SETTLED)).toBe(isSettled);
  },
);

it('leads to the change of the password', async () => {
  let isOwing = false;
  const { site } = await refused('password_change_due', {
    memberInfo: () => ({ ...member, mustChangePassword: isOwing }),
    balance: () => {
      isOwing = true;
      return refusal(403, { errorCode: 'password_change_due' });
    },
  });
  await waitFor(() => expect(site.modals.store.getState().open).toEqual([CHANGE_PASSWORD]));
  expect(site.session.store.getState()).toMatchObject({ status: 'guest', held: { username: 'player1' } });
});
