// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import { fakePlatform } from '#app/platform/fake-platform.fixture.ts';
import { readLogInState } from '../router/log-in-state.ts';
import { showInSite } from '../site/show-in-site.fixture.tsx';
import { LogInSheet, type LogInSheetProps } from './log-in-sheet.tsx';

type Method = LogInSheetProps['methods'][number];

function method(order: number, way: string, rest: Partial<Method> = {}): Method {
  const Form = () => <p>{`In by ${way}`}</p>;
  const load = async () => Form;
  return { namespace: `login-${way}`, order, way, pending: false, screen: { namespace: 'shell', load }, ...rest };
}

const methods = [
  method(10, 'username', { label: 'entry.tab' }),
  method(20, 'sms', { label: 'entry.tab' }),
  method(30, 'google'),
  method(40, 'facebook'),
];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

// @proves 1.3
it.each([
  [
    ['username', 'sms', 'google', 'facebook'],
    ['Username', 'Mobile'],
    ['username', 'google', 'facebook'],
  ],
  [
    ['facebook', 'sms', 'google', 'username'],
    ['Mobile', 'Username'],
    ['sms', 'facebook', 'google'],
  ],
])('shows the ways to log in as the brand lists them: %j', async (logIn, tabs, shown) => {
  fakePlatform({});
  standInForModals();
  const words = { 'login-username': { entry: { tab: 'Username' } }, 'login-sms': { entry: { tab: 'Mobile' } } };
  await act(async () => {
    showInSite(<LogInSheet methods={methods} state={readLogInState(null)} />, {
      at: '/login',
      words,
      brand: { logIn },
    });
  });
  await screen.findByText(`In by ${shown[0]}`);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(tabs);
  expect((await screen.findAllByText(/^In by/)).map((form) => form.textContent)).toEqual(
    shown.map((way) => `In by ${way}`),
  );
});
