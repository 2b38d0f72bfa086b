import type { GridProps } from './grid-props.ts';

/** State of a row besides its cells. */
export interface RowState {
  /** React's key: its place while it loads. */
  id: string;
  isLoading: boolean;
  isOpen: boolean;
  /** Undefined when rows cannot be selected. */
  isSelected: boolean | undefined;
  /** Undefined for rows without others below them. */
  isExpanded: boolean | undefined;
  /** Undefined unless rows are below rows. */
  level: number | undefined;
}

type Stated<Row> = Pick<GridProps<Row>, 'rowAt' | 'keyOf' | 'openKey' | 'selection' | 'tree'>;

export function rowState<Row>({ rowAt, keyOf, openKey, selection, tree }: Stated<Row>, index: number): RowState {
  const row = rowAt(index);
  if (row === undefined) {
    const unknown = { isSelected: undefined, isExpanded: undefined, level: undefined };
    return { id: `place-${index}`, isLoading: true, isOpen: false, ...unknown };
  }
  const key = keyOf(row);
  return {
    id: `row-${key}`,
    isLoading: false,
    isOpen: key === openKey,
    isSelected: selection?.keys.has(key),
    isExpanded: tree?.isExpanded(row),
    level: tree?.levelOf(row),
  };
}
