import { useRef } from 'react';
import type { GridProps } from './grid-props.ts';

type Selecting<Row> = Pick<GridProps<Row>, 'count' | 'rowAt' | 'keyOf' | 'selection'>;

/** Selects rows one by one, in ranges from the last one that was chosen alone, and all that are loaded. */
export function useSelection<Row>({ count = 0, rowAt, keyOf, selection }: Selecting<Row>) {
  const anchor = useRef(0);
  const keyAt = (index: number) => {
    const row = rowAt(index);
    return row !== undefined && (selection?.canSelect?.(row) ?? true) ? keyOf(row) : undefined;
  };
  const keysOf = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, offset) => keyAt(from + offset)).filter((key) => key !== undefined);

  const selectTo = (index: number) => {
    if (!selection) return;
    const range = keysOf(Math.min(anchor.current, index), Math.max(anchor.current, index));
    selection.setKeys(new Set([...selection.keys, ...range]));
  };
  const toggle = (index: number) => {
    anchor.current = index;
    const key = keyAt(index);
    if (!selection || key === undefined) return;
    const keys = new Set(selection.keys);
    if (!keys.delete(key)) keys.add(key);
    selection.setKeys(keys);
  };
  const selectAll = () => selection?.setKeys(new Set([...selection.keys, ...keysOf(0, count - 1)]));
  const clear = () => selection?.setKeys(new Set());

  return { toggle, selectTo, selectAll, clear, ...wholeOf(selection, count) };
}

function wholeOf(selection: GridProps<never>['selection'], count: number) {
  const chosen = selection?.keys.size ?? 0;
  const isAll = chosen > 0 && chosen >= (selection?.count ?? count);
  return { isAll, isSome: chosen > 0 && !isAll };
}

export type Selection = ReturnType<typeof useSelection>;
