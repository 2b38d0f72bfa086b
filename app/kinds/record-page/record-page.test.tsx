// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useTranslation } from '#app/language/translation.tsx';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import words from '#locales/EN/deposit.json' with { type: 'json' };
import { minorUnits } from '#schemas/money/minor-units.ts';
import type { ListRange } from './days/range.ts';
import { choicesOf } from './record-filter.tsx';
import { RecordPage, type RecordRows } from './record-page.tsx';
import { useListAddress } from './use-record-address.ts';

interface Row {
  id: string;
  amount: number;
}
interface Answer extends RecordRows<Row> {
  totals: { count: number; sum: number };
}

const answerOf = (...content: Row[]): Answer => ({
  ...{ timeZone: 'Asia/Manila', today: '2026-11-23', currency: 'EUR', content, totalPages: content.length && 1 },
  totals: { count: content.length, sum: content.reduce((sum, { amount }) => sum + amount, 0) },
});
const settled = { isError: false, isPending: false, isPlaceholderData: false };
const refetch = vi.fn();
const KINDS = ['open', 'credited'] as const;

interface Shown {
  data: Answer | undefined;
  state?: Partial<typeof settled>;
  enabled?: boolean;
}

function Records({ data, state, enabled = true }: Shown) {
  const { t } = useTranslation('deposit');
  const address = useListAddress();
  return (
    <RecordPage<ListRange, Row, Answer>
      {...{ address, t }}
      title="All deposits"
      record={{ enabled, page: { data, ...settled, ...state, refetch }, all: async function* () {} }}
      trial="Not for trial accounts"
      failed="The deposits did not load"
      filter={{
        ...{ name: 'state', label: 'State', icon: 'list', value: address.choice('state', KINDS), clears: ['vendor'] },
        choices: choicesOf('All states', KINDS, (kind) => `State ${kind}`),
      }}
      figures={[{ name: 'Sum', money: ({ totals }) => minorUnits(totals.sum) }]}
      columns={[
        { id: 'id', name: 'Number', cell: ({ id }) => id },
        { id: 'amount', name: 'Amount', money: ({ amount }) => minorUnits(amount) },
      ]}
      file={[{ name: 'Number', cell: ({ id }) => id }]}
      keyOf={({ id }) => id}
      empty={<p>No deposits</p>}
    />
  );
}

function show(shown: Shown, query = '') {
  showInSite(<Records {...shown} />, { at: `/member?page=depositv2${query}`, words: { deposit: words } });
}
const rows: Row[] = [
  { id: 'D1', amount: 1000 },
  { id: 'D2', amount: 250 },
];

afterEach(() => {
  cleanup();
  refetch.mockClear();
});

it('shows each row by its columns, what they come to, and a file of them', () => {
  show({ data: answerOf(...rows) });
  expect(screen.getByRole('row', { name: /D1.*€10.00/ })).toBeDefined();
  expect(screen.getByText('€12.50')).toBeDefined();
  expect(screen.getByRole('button', { name: words.export.label })).toBeDefined();
});

it('puts the filter into the address, without the filters that it clears and the page', () => {
  show({ data: answerOf(...rows) }, '&vendor=JDW&place=1');
  fireEvent.change(screen.getByRole('combobox', { name: 'State' }), { target: { value: 'open' } });
  expect(location.search).toBe('?page=depositv2&state=open');
});

it('goes to the last page from one beyond it, but not while another answer is shown', () => {
  show({ data: answerOf(...rows), state: { isPlaceholderData: true } }, '&place=9');
  expect(location.search).toContain('place=9');
  cleanup();
  show({ data: answerOf(...rows) }, '&place=9');
  expect(location.search).toBe('?page=depositv2');
});

it('has no days to choose from without any rows, and has them when days or a filter find none', () => {
  show({ data: answerOf() });
  expect(screen.getByText('No deposits')).toBeDefined();
  expect(screen.queryByRole('group', { name: words.range.label })).toBeNull();
  cleanup();
  for (const query of ['&range=today', '&state=open']) {
    show({ data: answerOf() }, query);
    expect(screen.getByRole('group', { name: words.range.label })).toBeDefined();
    expect(screen.queryByRole('button', { name: words.export.label })).toBeNull();
    cleanup();
  }
});

it('takes an empty former answer for no answer while the next one loads', () => {
  show({ data: answerOf(), state: { isPlaceholderData: true } });
  expect(screen.queryByText('No deposits')).toBeNull();
  expect(screen.getByRole('table', { name: 'All deposits' }).getAttribute('aria-busy')).toBe('true');
});

it('offers a retry after a failure, and keeps former rows through one', () => {
  show({ data: undefined, state: { isError: true } });
  expect(screen.getByText('The deposits did not load')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
  cleanup();
  show({ data: answerOf(...rows), state: { isError: true } });
  expect(screen.getByRole('row', { name: /D1/ })).toBeDefined();
});

it('tells an account without records why it has none', () => {
  show({ data: undefined, enabled: false });
  expect(screen.getByText('Not for trial accounts')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});
