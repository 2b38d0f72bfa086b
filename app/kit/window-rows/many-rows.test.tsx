// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showPart } from '../show-part.fixture.tsx';
import { Table } from '../table/table.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { FEW, ManyRows } from './many-rows.tsx';

const HEIGHT = 60;
const rowsOf = (count: number) => Array.from({ length: count }, (_, place) => ({ id: `bet ${place + 1}` }));
const keyOf = ({ id }: { id: string }) => id;
const columns: readonly TableColumn<{ id: string }>[] = [
  { id: 'bet', name: 'Bet', cell: ({ id }) => <a href={`#${id}`}>{id}</a> },
];

async function show(count: number, focused?: string) {
  showPart(<Table caption="Bets" columns={columns} rows={rowsOf(count)} keyOf={keyOf} empty={null} />);
  if (focused) screen.getByRole('link', { name: focused }).focus();
  if (count > FEW) await waitFor(() => expect(document.querySelector('tr[aria-hidden]')).not.toBeNull());
}

async function scrollTo(top: number) {
  await act(async () => {
    vi.stubGlobal('scrollY', top);
    fireEvent.scroll(window);
  });
}

const table = () => screen.getByRole('table');
const names = () =>
  within(table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEIGHT);
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a table of many rows', () => {
  it('draws all of a few rows, without places', async () => {
    await show(FEW);
    expect(names()).toHaveLength(FEW);
    expect(table().getAttribute('aria-rowcount')).toBeNull();
    expect(document.querySelector('[aria-rowindex]')).toBeNull();
  });

  it('draws only rows in sight, and says how many there are and which these are', async () => {
    await show(500);
    expect(names().length).toBeLessThan(60);
    expect(names()[0]).toBe('bet 1');
    expect(table().getAttribute('aria-rowcount')).toBe('501');
    await scrollTo(200 * HEIGHT);
    const [first] = within(table()).getAllByRole('rowheader');
    expect(Number(first?.closest('tr')?.getAttribute('aria-rowindex'))).toBe(Number(first?.textContent?.slice(4)) + 1);
    expect(names()).toContain('bet 201');
    expect(names()).not.toContain('bet 1');
  });

  it('keeps the row with the focus, and those beside it', async () => {
    await show(500);
    screen.getByRole('link', { name: 'bet 3' }).focus();
    await scrollTo(300 * HEIGHT);
    expect(document.activeElement?.textContent).toBe('bet 3');
    expect(names().slice(0, 3)).toEqual(['bet 2', 'bet 3', 'bet 4']);
    await act(async () => screen.getByRole('link', { name: 'bet 301' }).focus());
    expect(names()).not.toContain('bet 3');
  });

  it.each(['bet 2', 'bet 45'])('keeps the focus in %s when it takes the place of the first rows', async (name) => {
    await show(500, name);
    expect(document.activeElement?.textContent).toBe(name);
    await scrollTo(300 * HEIGHT);
    expect(names()).toContain(name);
  });

  it('leaves the focus that is elsewhere alone', async () => {
    const others = document.body.appendChild(document.createElement('button'));
    others.focus();
    await show(500);
    expect(document.activeElement).toBe(others);
    others.remove();
  });

  it('is printed whole', async () => {
    await show(500);
    await act(async () => void window.dispatchEvent(new Event('beforeprint')));
    expect(names()).toHaveLength(500);
    await act(async () => void window.dispatchEvent(new Event('afterprint')));
    expect(names().length).toBeLessThan(60);
  });
});

it('draws a list, too', async () => {
  const draw = ({ id }: { id: string }, index: number, measure?: (row: HTMLElement | null) => void) => (
    <li ref={measure} data-index={index}>
      {id}
    </li>
  );
  showPart(<ManyRows Body="ul" label="Bets" rows={rowsOf(500)} keyOf={keyOf} draw={draw} />);
  await waitFor(() => expect(document.querySelector('li[aria-hidden]')).not.toBeNull());
  const list = screen.getByRole('list', { name: 'Bets' });
  expect(within(list).getAllByRole('listitem').length).toBeLessThan(60);
});
