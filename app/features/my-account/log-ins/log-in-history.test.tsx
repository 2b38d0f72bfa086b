// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as files from '#app/kit/files/save-file.ts';
import { textOf } from '#app/kit/files/text-of.fixture.ts';
import { type Fakes, fakePlatform, refusal } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/my-account.json' with { type: 'json' };
import type { LogIn } from '#schemas/generated/platform.ts';
import { MyAccountPage } from '../my-account-page.tsx';
import { logInsOf } from './log-ins.fixture.ts';

const logIn: LogIn = {
  ...{ logInId: 2, at: Date.parse('2026-11-19T16:30:00Z'), browser: '=Chrome', system: 'Android' },
  ...{ address: '192.0.2.7', isRefused: true, isCurrent: false },
};

function show(fakes: Fakes, query = '') {
  const platform = fakePlatform(fakes);
  showInSite(<MyAccountPage />, {
    at: `/member?page=securityCenter&view=history${query}`,
    words: { 'my-account': words },
    prepare: ({ session }) => session.store.setState({ status: 'member', member }),
  });
  return platform;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('lists every log-in with its device, time and address', async () => {
  const { callsOf } = show({ logIns: () => logInsOf(logIn) });
  const row = (await screen.findByText('=Chrome on Android')).closest('tr');
  for (const text of ['Wrong password', '192.0.2.7', 'Nov 20, 12:30']) expect(row?.textContent).toContain(text);
  expect(callsOf('logIns').map(({ query }) => query)).toEqual([{ pageNum: '1', pageSize: '25' }]);
});

it('reads days, state and page from the address, and changes them there', async () => {
  const answer = () => ({ ...logInsOf(logIn), totalPages: 3 });
  const { callsOf } = show({ logIns: answer }, '&range=week&state=refused&place=2');
  await screen.findByText('=Chrome on Android');
  expect(callsOf('logIns')[0]?.query).toMatchObject({ period: 'week', state: 'refused', pageNum: '2' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), { target: { value: 'opened' } });
  await expect.poll(() => callsOf('logIns').at(-1)?.query).toMatchObject({ state: 'opened', pageNum: '1' });
  expect(location.search).toBe('?page=securityCenter&view=history&range=week&state=opened');
});

it('reads the rows of a page from the address, and starts with the first page when they change', async () => {
  const answer = () => ({ ...logInsOf(logIn), totals: { count: 900, refused: 0 }, totalPages: 9 });
  const { callsOf } = show({ logIns: answer }, '&rows=100&place=3');
  await screen.findByText('=Chrome on Android');
  expect(callsOf('logIns')[0]?.query).toEqual({ pageNum: '3', pageSize: '100' });
  const size = screen.getByRole('combobox', { name: 'Rows per page' });
  fireEvent.change(size, { target: { value: '500' } });
  await expect.poll(() => callsOf('logIns').at(-1)?.query).toEqual({ pageNum: '1', pageSize: '500' });
  expect(location.search).toBe('?page=securityCenter&view=history&rows=500');
  fireEvent.change(size, { target: { value: '25' } });
  await expect.poll(() => callsOf('logIns').at(-1)?.query).toEqual({ pageNum: '1', pageSize: '25' });
  expect(location.search).toBe('?page=securityCenter&view=history');
});

it('offers no choice of rows that would change nothing, and asks for no other number', async () => {
  const { callsOf } = show({ logIns: () => logInsOf(logIn) }, '&rows=100000000');
  await screen.findByText('=Chrome on Android');
  expect(callsOf('logIns')[0]?.query).toEqual({ pageNum: '1', pageSize: '25' });
  expect(screen.queryByRole('combobox', { name: 'Rows per page' })).toBeNull();
});

it('says when a filter finds nothing, and offers to show all log-ins', async () => {
  show({ logIns: () => logInsOf() });
  expect(await screen.findByText(words.history.none)).toBeDefined();
  cleanup();
  show({ logIns: ({ query }) => (query['state'] ? logInsOf() : logInsOf(logIn)) }, '&state=refused');
  fireEvent.click(await screen.findByRole('button', { name: words.history.showAll }));
  expect(await screen.findByText('=Chrome on Android')).toBeDefined();
});

it('offers a retry after a failure', async () => {
  let isDown = true;
  show({ logIns: () => (isDown ? refusal(403) : logInsOf(logIn)) });
  expect(await screen.findByText(words.history.failed)).toBeDefined();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('=Chrome on Android')).toBeDefined();
});

it('saves the log-ins for a spreadsheet, without a formula', async () => {
  const saved = vi.spyOn(files, 'saveFile').mockReturnValue();
  show({ logIns: () => logInsOf(logIn) });
  fireEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  const [name, file] = saved.mock.calls[0] ?? [];
  expect(name).toBe('All log-ins 2026-11-23.csv');
  expect((await textOf(file ?? new Blob())).trim().split('\r\n').slice(1)).toEqual([
    `"2026-11-20 00:30:00","'=Chrome on Android","192.0.2.7","Wrong password"`,
  ]);
});
