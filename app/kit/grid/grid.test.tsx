// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showPart } from '../show-part.fixture.tsx';
import type { Sort } from '../table/sort.ts';
import { Grid } from './grid.tsx';
import type { GridColumn } from './grid-column.ts';
import type { GridProps } from './grid-props.ts';

interface Downline {
  account: string;
  members: number;
}

const columns: readonly GridColumn<Downline, 'account' | 'members'>[] = [
  { id: 'account', name: 'Account', cell: ({ account }) => account, sortable: true },
  { id: 'members', name: 'Members', cell: ({ members }) => members, kind: 'number', sortable: true },
];
const downlineAt = (index: number): Downline => ({ account: `dn_${index}`, members: index });

afterEach(cleanup);

const usual = {
  label: 'Downlines',
  columns,
  count: 1000,
  rowAt: downlineAt,
  keyOf: ({ account }: Downline) => account,
  empty: <p>No downlines</p>,
};
type Changed = Partial<GridProps<Downline, 'account' | 'members'>>;
const show = (changed: Changed = {}) => showPart(<Grid {...usual} {...changed} />);
const rows = () => within(screen.getByRole('grid')).getAllByRole('row');
const rowOf = (account: string) => screen.getByRole('rowheader', { name: account }).closest('[role="row"]');
const press = (key: string, init = {}) => fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });

/** Puts the focus on a row as Tab does. */
function enter() {
  const stop = screen.getByRole('grid').querySelector<HTMLElement>('[data-index][tabindex="0"]');
  stop?.focus();
}
const here = () => document.activeElement?.querySelector('[role="rowheader"]')?.textContent;

describe('Grid', () => {
  it('is named, counts all rows, and has only those in sight in the document', () => {
    show();
    const grid = screen.getByRole('grid', { name: 'Downlines' });
    expect(grid.getAttribute('aria-rowcount')).toBe('1001');
    expect(rows().length).toBeLessThan(60);
    expect(
      rows()
        .map((row) => row.getAttribute('aria-rowindex'))
        .slice(0, 3),
    ).toEqual(['1', '2', '3']);
  });

  it('tells which rows are in sight', async () => {
    const onRange = vi.fn();
    show({ onRange });
    await waitFor(() => expect(onRange).toHaveBeenCalledExactlyOnceWith(0, expect.any(Number)));
  });

  it('marks the sorted column, and requests the next order', () => {
    const onSort = vi.fn();
    const sort: Sort<'account' | 'members'> = { column: 'account', direction: 'ascending' };
    show({ sort, onSort });
    const sorts = screen.getAllByRole('columnheader').map((heading) => heading.getAttribute('aria-sort'));
    expect(sorts).toEqual(['ascending', 'none']);
    fireEvent.click(screen.getByRole('button', { name: 'Account' }));
    fireEvent.click(screen.getByRole('button', { name: 'Members' }));
    expect(onSort.mock.calls).toEqual([
      [{ column: 'account', direction: 'descending' }],
      [{ column: 'members', direction: 'descending' }],
    ]);
  });

  it('shows bones for a row that is loading, and is busy until it knows how many there are', () => {
    show({ rowAt: (index) => (index === 1 ? undefined : downlineAt(index)) });
    expect(
      rows()
        .map((row) => row.getAttribute('aria-busy'))
        .slice(0, 4),
    ).toEqual([null, null, 'true', null]);
    cleanup();
    show({ count: undefined, rowAt: () => undefined });
    expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('-1');
  });

  it('shows that it is empty or has failed, and is no grid then', () => {
    show({ count: 0 });
    expect(screen.getByText('No downlines')).toBeDefined();
    cleanup();
    show({ count: undefined, problem: <p role="alert">The connection was lost</p> });
    expect(screen.getByRole('alert').textContent).toBe('The connection was lost');
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('has its totals as the last row, with a note where the last column has none', () => {
    show({ count: 3, totals: { name: '3 downlines', cells: {}, note: 'direct only' } });
    expect(rows().at(-1)?.textContent).toBe('3 downlinesdirect only');
    expect(rows().at(-1)?.getAttribute('aria-rowindex')).toBe('5');
    cleanup();
    show({ count: 3, totals: { name: '3 downlines', cells: { members: 3 }, note: 'direct only' } });
    expect(rows().at(-1)?.textContent).toBe('3 downlines3');
  });
});

describe('keys of the rows', () => {
  it('are those of one Tab stop, which moves from row to row and is kept in the document', () => {
    show();
    enter();
    press('ArrowDown');
    press('ArrowDown');
    expect(here()).toBe('dn_2');
    press('ArrowUp');
    expect(here()).toBe('dn_1');
    press('End');
    expect(here()).toBe('dn_999');
    press('Home');
    expect(here()).toBe('dn_0');
    press('PageDown');
    expect(here()).not.toBe('dn_0');
    press('PageUp');
    expect(here()).toBe('dn_0');
    expect(screen.getByRole('grid').querySelectorAll('[data-index][tabindex="0"]')).toHaveLength(1);
  });

  it('open a row, as a press on it does', () => {
    const onOpen = vi.fn();
    show({ onOpen, openKey: 'dn_1' });
    expect(rowOf('dn_1')?.getAttribute('aria-current')).toBe('true');
    enter();
    press('Enter');
    fireEvent.click(screen.getByText('dn_2'));
    expect(onOpen.mock.calls).toEqual([[downlineAt(0)], [downlineAt(2)]]);
  });

  it('leave a cell’s own button alone', () => {
    const onOpen = vi.fn();
    const pay = { id: 'members' as const, name: 'Members', cell: () => <button type="button">Pay</button> };
    show({ count: 1, columns: [...columns.slice(0, 1), pay], onOpen });
    const button = screen.getByRole('button', { name: 'Pay' });
    fireEvent.keyDown(button, { key: 'Enter' });
    fireEvent.click(button);
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('keep the focus where another row takes the place', () => {
    const { rerender } = show({ count: 3 });
    enter();
    press('ArrowDown');
    rerender(<Grid {...usual} count={3} rowAt={(index) => downlineAt(100 + index)} />);
    expect(here()).toBe('dn_101');
  });
});

describe('selection', () => {
  const onKeys = vi.fn();
  afterEach(() => onKeys.mockClear());

  function Selecting({
    first = [],
    canSelect = () => true,
  }: {
    first?: string[];
    canSelect?: (row: Downline) => boolean;
  }) {
    const [keys, setKeys] = useState<ReadonlySet<string>>(new Set(first));
    const change = (next: ReadonlySet<string>) => {
      onKeys([...next]);
      setKeys(next);
    };
    const labelOf = ({ account }: Downline) => `Select ${account}`;
    return (
      <Grid {...usual} count={6} selection={{ keys, setKeys: change, allLabel: 'Select all', labelOf, canSelect }} />
    );
  }
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

  it('toggles a row by its checkbox and by Space', () => {
    showPart(<Selecting />);
    fireEvent.click(box('Select dn_1'));
    expect(rowOf('dn_1')?.getAttribute('aria-selected')).toBe('true');
    enter();
    press(' ');
    expect(onKeys).toHaveBeenLastCalledWith(['dn_1', 'dn_0']);
    press(' ');
    expect(onKeys).toHaveBeenLastCalledWith(['dn_1']);
  });

  it('selects ranges with Shift, from the last row chosen alone', () => {
    showPart(<Selecting />);
    fireEvent.click(box('Select dn_3'));
    fireEvent.click(box('Select dn_1'), { shiftKey: true });
    expect(onKeys).toHaveBeenLastCalledWith(['dn_3', 'dn_1', 'dn_2']);
    fireEvent.click(box('Select dn_4'), { shiftKey: true });
    expect(onKeys).toHaveBeenLastCalledWith(['dn_3', 'dn_1', 'dn_2', 'dn_4']);
  });

  it('extends by the arrows with Shift, and to all by Ctrl and A', () => {
    showPart(<Selecting />);
    enter();
    press(' ');
    press('ArrowDown', { shiftKey: true });
    expect(onKeys).toHaveBeenLastCalledWith(['dn_0', 'dn_1']);
    press('a', { ctrlKey: true });
    expect(onKeys.mock.lastCall?.[0]).toHaveLength(6);
  });

  it('says by the checkbox above whether none, some or all are selected', () => {
    showPart(<Selecting />);
    const all = () => [box('Select all').checked, box('Select all').indeterminate];
    expect(all()).toEqual([false, false]);
    fireEvent.click(box('Select dn_1'));
    expect(all()).toEqual([false, true]);
    fireEvent.click(box('Select all'));
    expect(all()).toEqual([true, false]);
    fireEvent.click(box('Select all'));
    expect(onKeys).toHaveBeenLastCalledWith([]);
  });

  it('leaves out rows that cannot be selected', () => {
    showPart(<Selecting canSelect={({ members }) => members !== 2} />);
    expect(screen.queryByRole('checkbox', { name: 'Select dn_2' })).toBeNull();
    fireEvent.click(box('Select all'));
    expect(onKeys.mock.lastCall?.[0]).toEqual(['dn_0', 'dn_1', 'dn_3', 'dn_4', 'dn_5']);
  });
});

describe('a tree', () => {
  /** Every row of the first level has two rows below it, of which none is loaded before it is expanded. */
  function Tree() {
    const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
    const accounts = ['a', 'b'].flatMap((top) => (open.has(top) ? [top, `${top}1`, `${top}2`] : [top]));
    const isTop = ({ account }: Downline) => account.length === 1;
    const expand = ({ account }: Downline, isExpanded: boolean) =>
      setOpen(new Set(isExpanded ? [...open, account] : [...open].filter((other) => other !== account)));
    const tree = {
      levelOf: (row: Downline) => (isTop(row) ? 1 : 2),
      isExpanded: (row: Downline) => (isTop(row) ? open.has(row.account) : undefined),
      onExpand: expand,
      expandLabel: ({ account }: Downline) => `Downlines of ${account}`,
    };
    const rowAt = (index: number) => ({ account: accounts[index] ?? '', members: 0 });
    return <Grid {...usual} count={accounts.length} rowAt={rowAt} tree={tree} />;
  }
  const state = () =>
    screen
      .getAllByRole('rowheader')
      .map((header) => header.closest('[role="row"]'))
      .map((row) => [row?.getAttribute('aria-level'), row?.getAttribute('aria-expanded')]);

  it('expands by a button', () => {
    showPart(<Tree />);
    fireEvent.click(screen.getByRole('button', { name: 'Downlines of b' }));
    expect(screen.getByRole('treegrid')).toBeDefined();
    expect(state()).toEqual([
      ['1', 'false'],
      ['1', 'true'],
      ['2', null],
      ['2', null],
    ]);
  });

  const keys = { ltr: { into: 'ArrowRight', out: 'ArrowLeft' }, rtl: { into: 'ArrowLeft', out: 'ArrowRight' } };
  it.each(['ltr', 'rtl'] as const)('expands and collapses by the arrows along the line, %s', (direction) => {
    const { into, out } = keys[direction];
    const { container } = showPart(<Tree />);
    for (const group of container.querySelectorAll<HTMLElement>('[role="rowgroup"]')) group.style.direction = direction;
    screen.getByRole('treegrid').querySelector<HTMLElement>('[data-index="0"]')?.focus();
    press(into);
    expect(state()).toHaveLength(4);
    press(into);
    expect(here()).toBe('a1');
    press(out);
    expect(here()).toBe('a');
    press(out);
    expect(state()).toHaveLength(2);
  });

  it('has one cell in a row that is a note', () => {
    const tree = {
      levelOf: () => 1,
      isExpanded: () => undefined,
      onExpand: () => undefined,
      expandLabel: () => '',
      noteOf: ({ members }: Downline) => members === 1 && <b>Show more</b>,
    };
    showPart(<Grid {...usual} count={2} tree={tree} />);
    const note = screen.getByText('Show more').closest('[role="row"]');
    expect(note?.querySelectorAll('[role="gridcell"]')).toHaveLength(1);
    expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  });
});
