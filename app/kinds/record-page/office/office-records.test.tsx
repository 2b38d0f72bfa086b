// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { savedFiles } from '#app/kit/files/saved-files.fixture.ts';
import { Grid } from '#app/kit/grid/grid.tsx';
import { useGridLayout } from '#app/kit/grid/use-grid-layout.ts';
import type { Translate } from '#app/language/translate.ts';
import { useTranslation } from '#app/language/translation.tsx';
import { showInSite } from '#app/shell/site/show-in-site.fixture.tsx';
import officeWords from '#locales/EN/agent.json' with { type: 'json' };
import words from '#locales/EN/agent-records.json' with { type: 'json' };
import { minorUnits } from '#schemas/money/minor-units.ts';
import { SentExport } from '../file/sent-export.tsx';
import { useRecordAddress } from '../use-record-address.ts';
import { type OfficeColumn, officeTotals, useOfficeColumns } from './office-columns.tsx';
import { OfficeRecords } from './office-records.tsx';

interface Row {
  id: string;
  at: number;
  count: number;
  net: number;
}
const rows: Row[] = [
  { id: 'coral', at: Date.UTC(2026, 10, 24, 4), count: 1200, net: -250 },
  { id: 'opal', at: Date.UTC(2026, 10, 23, 4), count: 3, net: 0 },
];
const days = { from: '2026-11-18', to: '2026-11-24', today: '2026-11-24', timeZone: 'Asia/Manila' };
const answer = { ...days, asOf: Date.UTC(2026, 10, 24, 5), currency: 'EUR', rows };
const call = vi.fn(async (..._sent: unknown[]) => new Blob(['"Account"\r\n']));
const refetch = vi.fn(async () => undefined);

function columnsOf(t: Translate<'agent-records'>): OfficeColumn<Row>[] {
  return [
    { id: 'account', name: t('column.account'), cell: ({ id }) => id },
    { id: 'when', name: t('column.when'), time: ({ at }) => at },
    { id: 'count', name: t('bets.count'), count: ({ count }) => count },
    { id: 'net', name: t('column.net'), net: ({ net }) => minorUnits(net) },
  ];
}

interface Shown {
  data?: typeof answer;
  error?: Error;
  isPlaceholderData?: boolean;
}

function Page({ data, error = undefined, isPlaceholderData = false }: Shown) {
  const { t } = useTranslation('agent-records');
  const address = useRecordAddress();
  const layout = useGridLayout('test');
  const columns = useOfficeColumns(columnsOf, t, data);
  return (
    <OfficeRecords
      {...{ address, t }}
      title="Records"
      record={{ data, error: error ?? null, isPlaceholderData, refetch }}
      views={{ name: 'test', layout }}
      columns={{ label: 'Columns', of: columns }}
      failed="The records did not load"
      action={(loaded, isLate) => (
        <SentExport
          {...{ isLate, t }}
          title="Records"
          days={loaded}
          columns={[
            { field: 'account', name: 'Account', words: { '': 'Operator' } },
            { field: 'at', name: 'Time', isTime: true },
          ]}
          address="GET /wps/agent/team/bets"
          call={call}
          query={{ from: loaded.from }}
          total={loaded.rows.length}
        />
      )}
    >
      {(shown) => (
        <Grid
          {...{ columns, layout }}
          label="Rows"
          count={shown?.rows.length}
          rowAt={(index) => shown?.rows[index]}
          keyOf={({ id }) => id}
          {...(shown && {
            totals: officeTotals({
              ...{ name: 'Total', currency: shown.currency, of: { count: 1203 } },
              cells: [{ id: 'count', count: ({ count }) => count }],
            }),
          })}
          empty={<p>No records</p>}
        />
      )}
    </OfficeRecords>
  );
}
const show = (shown: Shown) =>
  showInSite(<Page {...shown} />, { at: '/agentHome', words: { 'agent-records': words, agent: officeWords } });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

it('shows each row by its columns, and what they come to', async () => {
  show({ data: answer });
  const grid = await screen.findByRole('grid', { name: 'Rows' });
  const row = within(grid).getByRole('row', { name: /^coral/ });
  expect(row.textContent).toMatch(/Nov 24, 12:00\sPM.*1,200.*−€2\.50/);
  expect(within(grid).getByRole('row', { name: /^Total/ }).textContent).toContain('1,203');
  expect(screen.getByRole('button', { name: 'Columns' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Records' })).toBeDefined();
});

it('saves a file that the platform writes with the words of the page, named by its days', async () => {
  const files = savedFiles();
  call.mockImplementation(async () => new Blob(['"Account"\r\n']));
  show({ data: answer });
  fireEvent.click(await screen.findByRole('button', { name: words.export.label }));
  await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['Records 2026-11-18 2026-11-24.csv']));
  expect(call.mock.lastCall?.slice(1, 3)).toEqual([
    {
      columns: [
        { field: 'account', heading: 'Account', words: { '': 'Operator' } },
        { field: 'at', heading: 'Time (Asia/Manila)' },
      ],
    },
    { from: '2026-11-18' },
  ]);
});

it('shows no row of other days while those that were chosen load', async () => {
  show({ data: answer, isPlaceholderData: true });
  expect(await screen.findByRole('grid', { name: 'Rows' })).toBeDefined();
  expect(screen.queryByText('coral')).toBeNull();
});

it('offers a retry after a failure, and keeps what it has through one', async () => {
  show({ error: new Error('lost') });
  expect(await screen.findByText('The records did not load')).toBeDefined();
  expect(screen.queryByRole('grid')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
  cleanup();
  show({ data: answer, error: new Error('lost') });
  expect(await screen.findByText('coral')).toBeDefined();
});
