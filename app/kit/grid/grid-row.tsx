import { memo, type ReactNode } from 'react';
import { Part } from './part.tsx';
import type { RowState } from './row-state.ts';

interface GridRowProps extends Omit<RowState, 'id'> {
  index: number;
  /** Distance from the first row, in pixels. */
  start: number;
  isActive: boolean;
  className: string;
  /** Learns the height of a row whose height differs from others'. */
  measure?: (row: HTMLElement | null) => void;
  /** Draws the cells; another function only when they may differ. Undefined while the row waits for its turn. */
  cellsAt: ((index: number) => ReactNode) | undefined;
}

/** A row, which is drawn again only when something of it differs. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { index, start, isActive, isOpen, isLoading, isSelected, isExpanded, level, className, measure } = props;
  return (
    <Part
      ref={measure}
      role="row"
      className={className}
      style={{ insetBlockStart: start }}
      data-index={index}
      data-open={isOpen || undefined}
      tabIndex={isActive ? 0 : -1}
      aria-rowindex={index + 2}
      aria-busy={isLoading || undefined}
      aria-current={isOpen || undefined}
      aria-selected={isSelected}
      aria-expanded={isExpanded}
      aria-level={level}
    >
      {props.cellsAt?.(index)}
    </Part>
  );
});
