// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { csvAnswer, savedFiles } from '#app/kit/files/saved-files.fixture.ts';
import { type Fake, type Fakes, fakePlatform, refusal, type Sent } from '#app/platform/fake-platform.fixture.ts';
import { member } from '#app/session/member.fixture.ts';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/agent-reports.json' with { type: 'json' };
import type { AgentIncome } from '#schemas/generated/platform.ts';
import { IncomePage } from './income-page.tsx';

const NONE = { commission: 0, dividends: 0, salaries: 0, dividendsPaid: 0, salariesPaid: 0, net: 0 };
const EARNED = { commission: 900, dividends: 5000, salaries: 0, dividendsPaid: 7000, salariesPaid: 0, net: -1100 };
const INCOME: Sent<AgentIncome> = {
  ...{ timeZone: 'Asia/Manila', today: '2026-05-20', from: '2026-05-19', to: '2026-05-20' },
  ...{ asOf: Date.UTC(2026, 4, 20, 4), currency: 'EUR', totals: EARNED },
  days: [
    { day: '2026-05-19', ...EARNED },
    { day: '2026-05-20', ...NONE },
  ],
};

function show(agentIncome: Fake<'agentIncome'>, query = '', fakes: Fakes = {}) {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const platform = fakePlatform({ agentIncome, ...fakes });
  showInSite(<IncomePage />, {
    at: `/agentHome?page=myIncome${query}`,
    words: { 'agent-reports': words },
    prepare: ({ session }) => session.store.setState({ status: 'agent', member }),
  });
  return { ...platform, asked: () => platform.callsOf('agentIncome').map((call) => call.query) };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows what is left of the income, its parts, and each day, the latest first', async () => {
  const { asked } = show(() => INCOME, '&range=month');
  const summary = await screen.findByRole('region', { name: words.income.title });
  expect(await within(summary).findByText('−€11.00')).toBeDefined();
  expect(within(summary).getByText('€50.00')).toBeDefined();
  const grid = screen.getByRole('grid', { name: words.income.days });
  const names = await within(grid).findAllByRole('rowheader');
  expect(names.map(({ textContent }) => textContent)).toEqual(['May 20, 2026', 'May 19, 2026', words.income.total]);
  expect(asked()).toEqual([{ period: 'month' }]);
});

it('asks for other days', async () => {
  const { asked } = show(() => INCOME);
  fireEvent.click(await screen.findByRole('button', { name: words.range.today }));
  await waitFor(() => expect(asked().at(-1)).toEqual({ period: 'today' }));
  expect(location.search).toContain('range=today');
});

it('saves the days that are shown as the platform sends them', async () => {
  const files = savedFiles();
  const { callsOf } = show(() => INCOME, '&range=month', { agentIncomeFile: () => csvAnswer('"Day"\r\n') });
  fireEvent.click(await screen.findByRole('button', { name: words.export.label }));
  await waitFor(() => expect(files).toHaveLength(1));
  const [call] = callsOf('agentIncomeFile');
  expect(call?.query).toEqual({ from: '2026-05-19', to: '2026-05-20' });
  expect(call?.body).toMatchObject({
    columns: expect.arrayContaining([
      { field: 'day', heading: `${words.income.day} (Asia/Manila)` },
      { field: 'net', heading: words.income.net },
    ]),
  });
});

it('offers a retry after a failure', async () => {
  let isRefused = true;
  show(() => (isRefused ? refusal(403) : INCOME));
  expect(await screen.findByText(words.income.failed)).toBeDefined();
  isRefused = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('grid', { name: words.income.days })).toBeDefined();
});
