// @vitest-environment jsdom

import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/consolidated.json' with { type: 'json' };
import { ContractsLine } from './contracts-line.tsx';

const nothing = {
  ...{ dailysalreqtype: 0, divtypereq: 0, contracthoursalreq: 0, realtimesalreqtype: 0 },
  ...{ contractmrdailysalinfotype: 0, contracthoursalinfo: 0, dailysalinfotype: 0, divtypeinfo: 700 },
};

function show(due: object, status: 'agent' | 'trial' = 'agent') {
  const platform = fakePlatform({ consolidatedFunds: () => ({ currency: 'EUR', ...nothing, ...due }) });
  const site = showInSite(<ContractsLine />, {
    at: '/index',
    words: { consolidated: words },
    prepare: ({ session }) => session.store.setState({ status, member }),
  });
  return { ...platform, ...site };
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

// @proves 3.26
it('shows what contracts have not paid yet, and hides with the balance', async () => {
  const { preferences } = show({ divtypereq: 1000, dailysalreqtype: 250 });
  expect(await screen.findByText('€12.50 from contracts, not paid yet')).toBeDefined();
  act(() => preferences.showBalance(false));
  expect(screen.queryByText(/contracts/)).toBeNull();
});

// @proves 7.31
it('asks once a session, from session storage afterwards', async () => {
  show({ divtypereq: 1000 });
  await screen.findByText(/contracts/);
  cleanup();
  const { callsOf } = show({});
  expect(await screen.findByText('€10.00 from contracts, not paid yet')).toBeDefined();
  expect(callsOf('consolidatedFunds')).toEqual([]);
});

it('shows nothing while nothing is due', async () => {
  const { callsOf } = show({});
  await expect.poll(() => callsOf('consolidatedFunds').length).toBe(1);
  expect(screen.queryByText(/contracts/)).toBeNull();
});

// @proves 6.4
it('asks nothing for a trial account', () => {
  const { calls } = show({ divtypereq: 1000 }, 'trial');
  expect(calls).toEqual([]);
});
