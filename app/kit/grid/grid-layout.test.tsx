// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { deviceStorage } from '#app/storage/storage.ts';
import { showPart } from '../show-part.fixture.tsx';
import { ColumnChoice } from './column-choice.tsx';
import { Grid } from './grid.tsx';
import type { GridColumn } from './grid-column.ts';
import { savedLayout, saveLayout } from './grid-layout.ts';
import { useGridLayout } from './use-grid-layout.ts';

const columns: readonly GridColumn<string>[] = [
  { id: 'account', name: 'Account', cell: (account) => account },
  { id: 'rate', name: 'Rate', cell: () => '0.7%', kind: 'number', minWidth: 100 },
  { id: 'type', name: 'Type', cell: () => 'Agent' },
];

function Team() {
  const layout = useGridLayout('team');
  return (
    <>
      <ColumnChoice label="Columns" columns={columns} layout={layout} />
      <Grid
        label="Team"
        columns={columns}
        count={1}
        rowAt={() => 'dn_1'}
        keyOf={(account) => account}
        layout={layout}
        resizeLabel={(column) => `Width of ${column}`}
        empty={null}
      />
    </>
  );
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const headings = () => screen.getAllByRole('columnheader').map((heading) => heading.textContent);
const widthOf = (column: string) =>
  screen.getByRole('separator', { name: `Width of ${column}` }).getAttribute('aria-valuenow');

it('hides columns by a menu that stays open, and remembers them', () => {
  showPart(<Team />);
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Account' })).toBeNull();
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Rate' }));
  expect(screen.getByRole('menuitemcheckbox', { name: 'Rate' }).ariaChecked).toBe('false');
  expect(headings()).toEqual(['Account', 'Type']);
  cleanup();
  showPart(<Team />);
  expect(headings()).toEqual(['Account', 'Type']);
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Rate' }));
  expect(headings()).toEqual(['Account', 'Rate', 'Type']);
});

it('widens a column by the arrow keys, never below its least width, and remembers it', () => {
  showPart(<Team />);
  const handle = screen.getByRole('separator', { name: 'Width of Rate' });
  fireEvent.keyDown(handle, { key: 'ArrowRight' });
  expect(widthOf('Rate')).toBe('144');
  cleanup();
  showPart(<Team />);
  expect(widthOf('Rate')).toBe('144');
  fireEvent.keyDown(screen.getByRole('separator', { name: 'Width of Rate' }), { key: 'Home' });
  expect(widthOf('Rate')).toBe('100');
  fireEvent.keyDown(screen.getByRole('separator', { name: 'Width of Rate' }), { key: 'ArrowLeft' });
  expect(widthOf('Rate')).toBe('100');
  fireEvent.keyDown(screen.getByRole('separator', { name: 'Width of Rate' }), { key: 'Delete' });
  expect(widthOf('Rate')).toBe('128');
});

it('narrows a column by the right arrow where text runs from right to left', () => {
  showPart(<Team />);
  const handle = screen.getByRole('separator', { name: 'Width of Type' });
  handle.style.direction = 'rtl';
  fireEvent.keyDown(handle, { key: 'ArrowRight' });
  expect(widthOf('Type')).toBe('136');
});

it('ignores what is no layout, and hides columns by default until others are saved', () => {
  const nothing = { hidden: [], widths: {} };
  expect(savedLayout(deviceStorage, 'team')).toEqual(nothing);
  for (const text of ['{', 'null', '[]', '{"hidden":3,"widths":"wide"}', '{"hidden":[4],"widths":{"rate":"9"}}']) {
    deviceStorage.setItem('columns-team', text);
    expect(savedLayout(deviceStorage, 'team')).toEqual(nothing);
  }
  deviceStorage.removeItem('columns-team');
  expect(savedLayout(deviceStorage, 'team', ['type']).hidden).toEqual(['type']);
  saveLayout(deviceStorage, 'team', { hidden: [], widths: {} });
  expect(savedLayout(deviceStorage, 'team', ['type']).hidden).toEqual([]);
  saveLayout(deviceStorage, 'team', { hidden: ['rate'], widths: { type: 90 } });
  expect(savedLayout(deviceStorage, 'team')).toEqual({ hidden: ['rate'], widths: { type: 90 } });
});
