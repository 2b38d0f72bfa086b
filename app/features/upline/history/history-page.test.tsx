// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import * as files from '#app/kit/files/save-file.ts';
import { textOf } from '#app/kit/files/text-of.fixture.ts';
import { type Fakes, fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/upline.json' with { type: 'json' };
import type { UplineTransfer } from '#schemas/generated/platform.ts';
import { transfersOf } from '../transfers.fixture.ts';
import { UplinePage } from '../upline-page.tsx';

const transfer: Sent<UplineTransfer> = {
  ...{ transferId: 'U261119-000093', amount: 2000, currency: 'EUR', createdAt: Date.parse('2026-11-19T16:30:00Z') },
  ...{ account: 'ag***11', nickname: 'Ju***le' },
};

function show(fakes: Fakes, query = '') {
  const platform = fakePlatform(fakes);
  showInSite(<UplinePage />, {
    at: `/member?page=transferUpline&view=history${query}`,
    words: { upline: words },
    prepare: ({ session }) => session.store.setState({ status: 'member', member }),
  });
  return platform;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('lists every transfer with their sum, each a link to its receipt', async () => {
  const { callsOf } = show({ uplineTransfers: () => transfersOf(transfer) });
  const link = await screen.findByRole('link', { name: /^ag.* U261119-000093$/ });
  expect(link.getAttribute('href')).toBe('/member?page=transferUpline&transfer=U261119-000093');
  const [row] = screen.getAllByRole('row').slice(1);
  for (const text of ['€20.00', 'Nov 20, 12:30']) expect(row?.textContent).toContain(text);
  expect(screen.getByText('€45.00')).toBeDefined();
  expect(callsOf('uplineTransfers').map(({ query }) => query)).toEqual([{ pageNum: '1', pageSize: '25' }]);
});

it('reads days and page from the address, and changes them there', async () => {
  const answer = () => ({ ...transfersOf(transfer), totalPages: 3 });
  const { callsOf } = show({ uplineTransfers: answer }, '&range=week&place=2');
  await screen.findByRole('link', { name: /^ag/ });
  expect(callsOf('uplineTransfers')[0]?.query).toMatchObject({ period: 'week', pageNum: '2' });
  fireEvent.click(screen.getByRole('button', { name: 'This month' }));
  await expect.poll(() => callsOf('uplineTransfers').at(-1)?.query).toMatchObject({ period: 'month', pageNum: '1' });
  expect(location.search).toBe('?page=transferUpline&view=history&range=month');
});

it('leads to the form when nothing was ever transferred, and back to all when the days have nothing', async () => {
  show({ uplineTransfers: () => transfersOf() });
  expect(await screen.findByText(words.history.none)).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Days' })).toBeNull();
  cleanup();
  show({ uplineTransfers: ({ query }) => (query['period'] ? transfersOf() : transfersOf(transfer)) }, '&range=today');
  fireEvent.click(await screen.findByRole('button', { name: words.history.showAll }));
  expect(await screen.findByRole('link', { name: /^ag/ })).toBeDefined();
});

it('offers a retry after a failure', async () => {
  let isDown = true;
  show({ uplineTransfers: () => (isDown ? refusal(403) : transfersOf(transfer)) });
  expect(await screen.findByText(words.history.failed)).toBeDefined();
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^ag/ })).toBeDefined();
});

it('saves the transfers of the days for a spreadsheet', async () => {
  const saved = vi.spyOn(files, 'saveFile').mockReturnValue();
  const days = { from: '2026-11-01', to: '2026-11-23' };
  const { callsOf } = show({ uplineTransfers: () => ({ ...transfersOf(transfer), ...days }) }, '&range=month');
  fireEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  expect(callsOf('uplineTransfers').at(-1)?.query).toMatchObject({ period: 'month', pageSize: '500' });
  const [name, file] = saved.mock.calls[0] ?? [];
  expect(name).toBe('All transfers 2026-11-01 2026-11-23.csv');
  expect((await textOf(file ?? new Blob())).trim().split('\r\n').slice(1)).toEqual([
    '"2026-11-20 00:30:00","ag***11",20.00,"EUR","U261119-000093"',
  ]);
});
