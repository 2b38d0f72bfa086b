import type { MouseEvent } from 'react';
import type { GridProps } from './grid-props.ts';
import { rowKeys } from './row-keys.ts';
import { rowState } from './row-state.ts';
import type { useActiveRow } from './use-active-row.ts';
import type { Selection } from './use-selection.ts';

/** Rows that are drawn for those to come. */
const PLACEHOLDERS = 8;

export function shownCount(count: number | undefined): number {
  return count ?? PLACEHOLDERS;
}

interface RowsBody<Row> {
  props: Pick<GridProps<Row>, 'count' | 'rowAt' | 'selection' | 'onOpen' | 'tree'>;
  chosen: Selection;
  active: ReturnType<typeof useActiveRow>;
  /** Rows in sight at once. */
  page: number;
}

/** Props of the element around the rows: its keys and presses, for rows in columns and for cards. */
export function bodyProps<Row>({ props, chosen, active: { active, goTo, body, handlers }, page }: RowsBody<Row>) {
  const { count, rowAt, onOpen } = props;
  const open = ({ target }: MouseEvent) => {
    const row = target instanceof Element ? target.closest('[data-index]') : null;
    const isControl = target instanceof Element && target.closest('a, button, input, label, select, textarea');
    if (!(row instanceof HTMLElement) || isControl) return;
    const opened = rowAt(Number(row.dataset['index']));
    if (opened !== undefined) onOpen?.(opened);
  };
  return {
    ref: body,
    role: 'rowgroup',
    'data-opens': onOpen ? true : undefined,
    onKeyDown: rowKeys({ props, active, count: shownCount(count), page, selection: chosen, goTo }),
    onClick: open,
    ...handlers,
  };
}

/** Props of every row, in columns and as a card. */
export function rowProps<Row>(props: Parameters<typeof rowState<Row>>[0], index: number, active: number) {
  const { id, ...state } = rowState(props, index);
  return { key: id, row: { ...state, index, isActive: index === active } };
}

interface Named extends Pick<GridProps<never>, 'label' | 'count' | 'tree' | 'selection'> {
  totals?: object;
  apart?: object;
}

/** Props of the element around everything. */
export function gridProps({ label, tree, count, totals, apart, selection }: Named) {
  return {
    role: tree ? 'treegrid' : 'grid',
    'aria-label': label,
    'aria-busy': count === undefined,
    'aria-rowcount': count === undefined ? -1 : count + 1 + (totals ? 1 : 0) + (apart ? 1 : 0),
    'aria-multiselectable': selection ? true : undefined,
  };
}
