// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showPart } from '../show-part.fixture.tsx';
import { nextSort, type Sort } from './sort.ts';
import { Table } from './table.tsx';
import type { TableColumn } from './table-column.ts';

interface Bet {
  game: string;
  stake: number;
}

const columns: readonly TableColumn<Bet>[] = [
  { id: 'game', name: 'Game', cell: ({ game }) => game, sortable: true },
  { id: 'stake', name: 'Stake', cell: ({ stake }) => stake, kind: 'number', sortable: true },
];
const bets = [
  { game: 'Baccarat', stake: 200 },
  { game: 'Roulette', stake: 50 },
];
const onSort = vi.fn();

afterEach(() => {
  cleanup();
  onSort.mockClear();
});

const usual = {
  caption: 'Bets of today',
  columns,
  rows: bets,
  keyOf: ({ game }: Bet) => game,
  onSort,
  empty: <p>No bets yet</p>,
};
const BY_STAKE: Sort = { column: 'stake', direction: 'descending' };

/** Games sort from the last one first, and cards by a menu. */
const ofCards = {
  columns: columns.map((column) => (column.id === 'game' ? { ...column, usual: 'descending' as const } : column)),
  cardSort: (column: string) => `Sort by: ${column}`,
};

interface Given {
  rows: readonly Bet[] | undefined;
  sort?: Sort;
  problem?: string;
}

const show = ({ rows, sort, problem }: Given) =>
  showPart(<Table {...usual} rows={rows} {...(sort && { sort })} problem={problem && <p role="alert">{problem}</p>} />);

describe('Table', () => {
  it('is named by its caption, and each row by its first cell', () => {
    show({ rows: bets });
    const table = screen.getByRole('table', { name: 'Bets of today' });
    const names = within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Baccarat', 'Roulette']);
  });

  it('marks the sorted column, and requests the next order', () => {
    show({ rows: bets, sort: { column: 'game', direction: 'ascending' } });
    const sorts = screen.getAllByRole('columnheader').map((heading) => heading.getAttribute('aria-sort'));
    expect(sorts).toEqual(['ascending', 'none']);
    fireEvent.click(screen.getByRole('button', { name: 'Game' }));
    fireEvent.click(screen.getByRole('button', { name: 'Stake' }));
    expect(onSort.mock.calls).toEqual([
      [{ column: 'game', direction: 'descending' }],
      [{ column: 'stake', direction: 'descending' }],
    ]);
  });

  it('starts a column with its own order, if it has one', () => {
    showPart(<Table {...usual} {...ofCards} sort={BY_STAKE} />);
    fireEvent.click(screen.getByRole('button', { name: 'Game' }));
    expect(onSort).toHaveBeenCalledExactlyOnceWith({ column: 'game', direction: 'descending' });
  });

  it('sorts cards by a menu that says which column they are sorted by', () => {
    showPart(<Table {...usual} {...ofCards} sort={BY_STAKE} />);
    fireEvent.click(screen.getByRole('button', { name: 'Sort by: Stake' }));
    const checked = screen.getAllByRole('menuitemradio').map((item) => [item.textContent, item.ariaChecked]);
    expect(checked).toEqual([
      ['Game', 'false'],
      ['Stake', 'true'],
    ]);
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Stake' }));
    expect(onSort).toHaveBeenCalledExactlyOnceWith({ column: 'stake', direction: 'ascending' });
  });

  it('names a value of a card by its column, unless it is beside the name of the row', () => {
    const beside = columns.map((column) => ({ ...column, besideName: column.id === 'stake' }));
    showPart(<Table {...usual} />);
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Stake200', 'Stake50']);
    cleanup();
    showPart(<Table {...usual} columns={beside} />);
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['200', '50']);
  });

  it('keeps a name to be heard for a value below the name of the row', () => {
    const below = columns.map((column) => ({ ...column, ...(column.id === 'stake' && { belowName: 'end' as const }) }));
    showPart(<Table {...usual} />);
    const shown = screen.getAllByText('Stake', { selector: 'td > span' })[0]?.className;
    cleanup();
    showPart(<Table {...usual} columns={below} />);
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Stake200', 'Stake50']);
    expect(screen.getAllByText('Stake', { selector: 'td > span' })[0]?.className).not.toBe(shown);
  });

  it('takes its name from the panel that it fills', () => {
    const { caption: _, ...inPanel } = usual;
    showPart(
      <section>
        <h2 id="title">Bets in a panel</h2>
        <Table {...inPanel} panelTitleId="title" />
      </section>,
    );
    expect(screen.getByRole('table', { name: 'Bets in a panel' })).toBeDefined();
  });

  it('is busy while its rows load, with nothing to read', () => {
    show({ rows: undefined });
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.queryByRole('rowheader')).toBeNull();
    expect(screen.queryByRole('cell')).toBeNull();
  });

  it('shows that it is empty or has failed, and is no table then', () => {
    show({ rows: [] });
    expect(screen.getByText('No bets yet')).toBeDefined();
    cleanup();
    show({ rows: undefined, problem: 'The connection was lost' });
    expect(screen.getByRole('alert').textContent).toBe('The connection was lost');
    expect(screen.queryByRole('table')).toBeNull();
  });
});

it('reverses the order of a column on a second press, and starts another with its default', () => {
  const once = nextSort(undefined, 'stake', 'descending');
  expect(once).toEqual({ column: 'stake', direction: 'descending' });
  expect(nextSort(once, 'stake', 'descending').direction).toBe('ascending');
  expect(nextSort(once, 'game', 'ascending')).toEqual({ column: 'game', direction: 'ascending' });
});
