import type { KeyboardEvent } from 'react';
import { pressedKey } from '../keys/pressed-key.ts';
import type { GridProps } from './grid-props.ts';
import type { Selection } from './use-selection.ts';

interface Places {
  active: number;
  count: number;
  /** Rows in sight at once. */
  page: number;
}

interface RowKeys<Row> extends Places {
  props: Pick<GridProps<Row>, 'rowAt' | 'selection' | 'onOpen' | 'tree'>;
  selection: Selection;
  goTo: (index: number) => void;
}

/** Keys of the rows; those pressed in a row's own buttons and fields stay theirs. */
export function rowKeys<Row>(keys: RowKeys<Row>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const isInRow = event.target instanceof Element && event.target.role !== 'row';
    if (event.altKey || isInRow) return;
    if (move(keys, event) || act(keys, event) || turn(keys, event)) event.preventDefault();
  };
}

function move<Row>({ goTo, selection, props, ...places }: RowKeys<Row>, event: KeyboardEvent): boolean {
  const target = nextPlace(pressedKey(event), places);
  if (target === undefined) return false;
  goTo(target);
  if (event.shiftKey && props.selection) selection.selectTo(target);
  return true;
}

function act<Row>({ active, selection, props }: RowKeys<Row>, event: KeyboardEvent): boolean {
  const { shiftKey, ctrlKey, metaKey } = event;
  const key = pressedKey(event);
  const row = props.rowAt(active);
  if (key === 'Enter' && row !== undefined && props.onOpen) props.onOpen(row);
  else if (!props.selection) return false;
  else if (key === ' ') shiftKey ? selection.selectTo(active) : selection.toggle(active);
  else if (key === 'a' && (ctrlKey || metaKey)) selection.selectAll();
  else return false;
  return true;
}

/** Expands and collapses by the arrows along the line, and moves between a row and those below it. */
function turn<Row>({ active, goTo, props: { rowAt, tree } }: RowKeys<Row>, event: KeyboardEvent<HTMLElement>): boolean {
  const row = rowAt(active);
  const way = wayOf(event);
  if (!way || !tree || row === undefined) return false;
  const isExpanded = tree.isExpanded(row);
  if (isExpanded === (way === 'out')) tree.onExpand(row, way === 'in');
  else if (way === 'in') isExpanded && goTo(active + 1);
  else goTo(parentPlace((index) => levelAt({ rowAt, tree }, index), active) ?? active);
  return true;
}

function wayOf(event: KeyboardEvent<HTMLElement>): 'in' | 'out' | undefined {
  const key = pressedKey(event);
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return undefined;
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  return (key === 'ArrowLeft') === isRightToLeft ? 'in' : 'out';
}

function levelAt<Row>({ rowAt, tree }: Pick<GridProps<Row>, 'rowAt' | 'tree'>, index: number): number | undefined {
  const row = rowAt(index);
  return row === undefined ? undefined : tree?.levelOf(row);
}

/** The row that a key leads to, or undefined if it leads to none. */
function nextPlace(key: string, { active, count, page }: Places): number | undefined {
  const places: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + page,
    PageUp: active - page,
    Home: 0,
    End: count - 1,
  };
  const target = places[key];
  return target === undefined ? undefined : Math.max(0, Math.min(target, count - 1));
}

/** The parent of a row among the loaded rows. @param levelAt undefined for a row that is not loaded */
function parentPlace(levelAt: (index: number) => number | undefined, active: number): number | undefined {
  const level = levelAt(active) ?? 1;
  for (let index = active - 1; index >= 0; index -= 1) {
    const ancestor = levelAt(index);
    if (ancestor === undefined) return undefined;
    if (ancestor < level) return index;
  }
  return undefined;
}
