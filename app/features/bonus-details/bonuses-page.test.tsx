// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForModals } from '#app/kit/dialog/modal-double.fixture.ts';
import * as files from '#app/kit/files/save-file.ts';
import { textOf } from '#app/kit/files/text-of.fixture.ts';
import { type Fakes, fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/bonus-details.json' with { type: 'json' };
import type { Bonuses } from '#schemas/generated/platform.ts';
import { BonusesPage } from './bonuses-page.tsx';

const receivedAt = Date.parse('2026-11-19T16:30:00Z');
const bonuses: Sent<Bonuses> = {
  ...{ timeZone: 'Asia/Manila', today: '2026-11-20', currency: 'EUR' },
  totals: { count: 2, open: 1, received: 11_800, left: 60_000 },
  content: [
    {
      ...{ promotionId: 501, title: 'First deposit bonus', amount: 10_000, status: 'open', receivedAt },
      ...{ required: 80_000, staked: 20_000, wagering: 8, forfeits: 7_500 },
    },
    {
      ...{ promotionId: 510, title: 'Birthday gift', amount: 1_800, status: 'free', receivedAt },
      ...{ required: 0, staked: 0, wagering: 0 },
    },
  ],
  ...{ pageNum: 1, totalPages: 1 },
};
const none: Sent<Bonuses> = {
  ...bonuses,
  totals: { count: 0, open: 0, received: 0, left: 0 },
  ...{ content: [], totalPages: 0 },
};

function show(fakes: Fakes, query = '', status: 'member' | 'trial' = 'member') {
  const platform = fakePlatform(fakes);
  showInSite(<BonusesPage />, {
    at: `/member?page=bonusDetails${query}`,
    words: { 'bonus-details': words },
    prepare: (site) => site.session.store.setState({ status, member }),
  });
  return platform;
}

beforeEach(standInForModals);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows what is left to stake first, and the progress of each bonus', async () => {
  show({ bonuses: () => bonuses });
  expect(await screen.findByText('€600.00')).toBeDefined();
  const [open, free] = within(screen.getByRole('list', { name: 'Your bonuses' })).getAllByRole('listitem');
  for (const text of ['First deposit bonus', '€100.00', '€200.00 of €800.00 wagered', '8× wagering', 'Nov 20, 2026'])
    expect(open?.textContent).toContain(text);
  const bar = within(open ?? document.body).getByRole<HTMLProgressElement>('progressbar');
  expect([bar.value, bar.max]).toEqual([20_000, 80_000]);
  expect(free?.textContent).toContain('No wagering: you can withdraw this bonus at any time.');
  expect(within(free ?? document.body).queryByRole('progressbar')).toBeNull();
});

it('reads the filter and the page from the address, and changes them there', async () => {
  const { callsOf } = show({ bonuses: () => ({ ...bonuses, totalPages: 3 }) }, '&show=closed&place=2');
  await screen.findByText('€600.00');
  expect(callsOf('bonuses')[0]?.query).toMatchObject({ status: 'closed', pageNum: '2' });
  fireEvent.click(screen.getByRole('button', { name: 'Active 1' }));
  await expect.poll(() => callsOf('bonuses').at(-1)?.query).toMatchObject({ status: 'open', pageNum: '1' });
});

it('reads the days from the address, and shows all of them at first', async () => {
  const { callsOf } = show({ bonuses: () => bonuses });
  const days = within(await screen.findByRole('group', { name: 'Days' }));
  expect(days.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true');
  expect(callsOf('bonuses')[0]?.query).not.toHaveProperty('period');
  fireEvent.click(days.getByRole('button', { name: '7 days' }));
  await expect.poll(() => callsOf('bonuses').at(-1)?.query).toMatchObject({ period: 'week', pageNum: '1' });
  fireEvent.click(days.getByRole('button', { name: 'All' }));
  cleanup();
  const own = show({ bonuses: () => none }, '&from=2026-11-01&to=2026-11-19');
  fireEvent.click(await screen.findByRole('button', { name: 'Show all bonuses' }));
  expect(own.callsOf('bonuses')[0]?.query).toMatchObject({ from: '2026-11-01', to: '2026-11-19' });
  await expect.poll(() => own.callsOf('bonuses').at(-1)?.query).not.toHaveProperty('from');
});

it('waits for the answer on all days before it says that there never was a bonus', async () => {
  let answer: (value: Sent<Bonuses>) => void = () => undefined;
  const all = new Promise<Sent<Bonuses>>((resolve) => {
    answer = resolve;
  });
  const week = { ...none, from: '2026-11-14', to: '2026-11-20' };
  show({ bonuses: ({ query }) => (query['period'] === 'week' ? week : all) }, '&range=week');
  expect(await screen.findByText(words.noneIn.title)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show all bonuses' }));
  await expect.poll(() => screen.queryByText(words.noneIn.title)).toBeNull();
  expect(screen.queryByText(words.none.all)).toBeNull();
  expect(screen.getByRole('group', { name: 'Days' })).toBeDefined();
  answer(bonuses);
  expect(await screen.findByText('First deposit bonus')).toBeDefined();
});

it('saves every bonus of the days and the filter for a spreadsheet', async () => {
  const saved = vi.spyOn(files, 'saveFile').mockReturnValue();
  const { callsOf } = show({ bonuses: () => bonuses }, '&range=month&show=open');
  fireEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  expect(callsOf('bonuses').at(-1)?.query).toMatchObject({ period: 'month', status: 'open', pageSize: '100' });
  const [name, file] = saved.mock.calls[0] ?? [];
  expect(name).toBe('Bonus details 2026-11-20.csv');
  const lines = (await textOf(file ?? new Blob())).trim().split('\r\n');
  expect(lines.slice(1)).toEqual([
    '"2026-11-20 00:30:00","First deposit bonus",100.00,600.00,"Wagering","EUR"',
    '"2026-11-20 00:30:00","Birthday gift",18.00,0.00,"No wagering","EUR"',
  ]);
  expect(lines[0]).toContain('"Time (Asia/Manila)","Promotion","Amount","Left to wager","Status","Currency"');
});

it('goes to the last page when the address names one beyond it', async () => {
  const { callsOf } = show({ bonuses: () => bonuses }, '&place=9');
  await expect.poll(() => callsOf('bonuses').map(({ query }) => query['pageNum'])).toEqual(['9', '1']);
});

it('leads to the promotions when there is nothing, and back to all when a filter finds nothing', async () => {
  show({ bonuses: () => none });
  expect((await screen.findByRole('link', { name: 'See promotions' })).getAttribute('href')).toBe('/promotions');
  expect(screen.queryByRole('group')).toBeNull();
  cleanup();
  const { callsOf } = show({ bonuses: () => ({ ...none, totals: bonuses.totals }) }, '&show=open');
  fireEvent.click(await screen.findByRole('button', { name: 'Show all bonuses' }));
  await expect.poll(() => callsOf('bonuses').at(-1)?.query['status']).toBeUndefined();
});

it('offers a retry after a failure, and tells a trial account why it has none', async () => {
  let refused = true;
  const { callsOf } = show({ bonuses: () => (refused ? refusal(403) : bonuses) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  refused = false;
  fireEvent.click(retry);
  expect(await screen.findByText('€600.00')).toBeDefined();
  expect(callsOf('bonuses')).toHaveLength(2);
  cleanup();
  const trial = show({ bonuses: () => bonuses }, '', 'trial');
  expect(await screen.findByText(words.trial)).toBeDefined();
  expect(trial.callsOf('bonuses')).toEqual([]);
});

it('gives up a bonus after saying what is lost, once, and says why it cannot', async () => {
  let isChanged = true;
  const { callsOf } = show({
    bonuses: () => bonuses,
    giveUpBonus: () => (isChanged ? refusal(409, { errorCode: 'bonus_changed' }) : undefined),
  });
  fireEvent.click(await screen.findByRole('button', { name: words.giveUp.open }));
  const dialog = await screen.findByRole('dialog', { name: 'Give up First deposit bonus?' });
  expect(dialog.textContent).toContain('€75.00 leaves your balance, and its wagering ends.');
  const confirm = within(dialog).getByRole('button', { name: words.giveUp.confirm });
  fireEvent.click(confirm);
  expect(await screen.findByText(words.giveUp.changed)).toBeDefined();
  isChanged = false;
  fireEvent.click(confirm);
  fireEvent.click(confirm);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  const [first, second, ...more] = callsOf('giveUpBonus').map(({ body }) => body);
  const idempotencyKey = expect.stringMatching(/^[\da-f]{32}$/);
  expect([first, more]).toEqual([{ promotionId: 501, amount: 7_500, idempotencyKey }, []]);
  expect(second).toEqual(first);
});
